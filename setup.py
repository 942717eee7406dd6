"""Installs the folders of the checkout under one name: `app/` as `likewise.app`, and so on."""

from setuptools import find_packages, setup

FOLDERS = ("app", "engine", "features", "resources")
FOUND = find_packages(include=[pattern for name in FOLDERS for pattern in (name, f"{name}.*")])

setup(
    packages=[f"likewise.{package}" for package in FOUND],
    package_dir={f"likewise.{name}": name for name in FOLDERS},
)
