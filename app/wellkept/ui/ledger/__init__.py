"""The page that lists what left this computer."""
