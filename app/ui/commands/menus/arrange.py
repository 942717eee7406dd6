"""Commands that sort and group the photos."""

from app.ui.commands.command import Command

COMMANDS = (
    Command("arrange", "Arrange", "Sort and group…", ("Y",)),
    Command("sort_given", "Arrange", "As they come", checkable=True, separated=True),
    Command("sort_date", "Arrange", "By date", checkable=True),
    Command("sort_name", "Arrange", "By name", checkable=True),
    Command("sort_folder", "Arrange", "By folder", checkable=True),
    Command("sort_size", "Arrange", "By file size", checkable=True),
    Command("sort_stars", "Arrange", "By stars", checkable=True),
    Command(
        "sort_descending", "Arrange", "Backwards", ("Shift+Y",), checkable=True, separated=True
    ),
    Command("group_nothing", "Arrange", "No headings", checkable=True, separated=True),
    Command("group_day", "Arrange", "A heading for each day", checkable=True),
    Command("group_month", "Arrange", "A heading for each month", checkable=True),
    Command("group_year", "Arrange", "A heading for each year", checkable=True),
    Command("this_day", "Arrange", "This day in all years", ("Shift+T",), separated=True),
    Command("squares", "Arrange", "Square tiles", ("Q",), checkable=True),
)
