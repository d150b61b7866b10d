"""Settings: one table lists them all, `lamplit settings` shows their values and sources, and a file may hold them."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from lamplit import text
from lamplit.cli import environment_file, settings
from lamplit.cli.environment import FOR_PEOPLE
from lamplit.cli.environment_file import BadEnvironmentFile, read

from .conftest import Outcome, Run

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def nothing_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in FOR_PEOPLE:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def a_file(tmp_path: Path) -> Path:
    file = tmp_path / "lamplit.env"
    file.write_text(
        "# for the evening\n\nLAMPLIT_PORT=9000\n  LAMPLIT_HOSTS = 'a.example, b.example'\n; old\n"
        'export LAMPLIT_PUBLIC_URL="https://a.example/"\nLAMPLIT_METRICS_TOKEN=a=b\nOTHER=1\n'
    )
    return file


def rows(shown: Outcome) -> dict[str, str]:
    """Return the output for each setting, by name."""
    return {line.split()[0]: " ".join(line.split()[1:]) for line in shown.out.splitlines()}


def page_writer() -> ModuleType:
    spec = importlib.util.spec_from_file_location("settings_page", ROOT / "tools" / "settings_page.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_table_and_file_for_hosts_are_as_the_code_says() -> None:
    writer, page = page_writer(), (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert writer.page(page) == page, "run tools/settings_page.py"
    assert writer.environment_file() == (ROOT / "deploy" / "lamplit.env").read_text("utf-8")
    assert page.count("| `LAMPLIT_PORT` |") == 1, "there is one table"


def test_every_setting_is_explained_in_both_languages() -> None:
    assert set(settings.defaults()) == FOR_PEOPLE
    for name in FOR_PEOPLE:
        assert settings.meaning(name, "de") != settings.meaning(name, "en")


def test_each_is_told_with_its_value_and_where_that_comes_from(
    run: Run, a_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LAMPLIT_ENV_FILE", str(a_file))
    monkeypatch.setenv("LAMPLIT_HOST", "0.0.0.0")
    monkeypatch.setenv("LAMPLIT_DATABASE_URL", "postgresql://ada:hush@here/lamplit")
    shown = run("settings", "--lang", "en")
    told = rows(shown)
    assert shown.code == 0
    assert set(told) == FOR_PEOPLE
    assert told["LAMPLIT_PORT"] == f"9000 file {a_file}"
    assert told["LAMPLIT_HOST"] == "0.0.0.0 environment variable"
    assert told["LAMPLIT_WORKERS"] == "1 default"
    assert told["LAMPLIT_HOSTS"] == f"a.example, b.example file {a_file}"
    assert told["LAMPLIT_PUBLIC_URL"] == f"https://a.example/ file {a_file}"
    assert told["LAMPLIT_METRICS_TOKEN"] == f"*** file {a_file}"
    assert told["LAMPLIT_DATABASE_URL"] == "postgresql://ada:***@here/lamplit environment variable"
    assert "hush" not in shown.out + shown.err
    german = rows(run("settings", "--lang", "de"))
    assert german["LAMPLIT_WORKERS"] == "1 Vorgabe"
    assert german["LAMPLIT_HOST"] == "0.0.0.0 Umgebungsvariable"


def test_a_variable_comes_before_the_file_and_an_empty_one_does_not(
    run: Run, a_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LAMPLIT_PORT", "9100")
    monkeypatch.setenv("LAMPLIT_HOSTS", "")
    told = rows(run("--env-file", str(a_file), "settings"))
    assert told["LAMPLIT_PORT"].startswith("9100")
    assert told["LAMPLIT_HOSTS"].startswith("a.example")
    monkeypatch.delenv("LAMPLIT_PORT")
    assert rows(run("settings"))["LAMPLIT_PORT"].startswith("8321"), "and a file holds for one command only"


def test_every_command_for_hosts_reads_the_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "lamplit.env"
    file.write_text(f"LAMPLIT_DATABASE_URL=sqlite:///{tmp_path}/night.db\nLAMPLIT_LANG=de\nLAMPLIT_KEEP_DAYS=9\n")
    for words in (["verify"], ["backup", "away.backup"], ["prune"]):
        refused = run(*words, f"--env-file={file}")
        assert refused.code == 2
        assert f"In {tmp_path}/night.db ist keine Datenbank von Lamplit" in " ".join(refused.err.split())
    with (tmp_path / "lamplit.env").open("a") as further:
        further.write("LAMPLIT_WORKERS=2\n")
    assert "2 Prozesse brauchen PostgreSQL" in " ".join(run("serve", "--env-file", str(file)).err.split())


def test_a_misspelt_name_in_the_file_is_told(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "lamplit.env"
    file.write_text("LAMPLIT_PROT=1\n")
    assert "Do you mean “LAMPLIT_PORT”?" in " ".join(
        run("settings", "--env-file", str(file), "--lang", "en").err.split()
    )


def test_a_value_that_cannot_be_is_shown_and_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMPLIT_PORT", "80x")
    shown = run("settings", "--lang", "en")
    assert shown.code == 2
    assert rows(shown)["LAMPLIT_PORT"] == "80x environment variable"
    assert "LAMPLIT_PORT cannot be “80x”" in shown.err


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "error-env-file"),
        (b"LAMPLIT_PORT 8321", "error-env-file-line"),
        (b"#\n=1", "error-env-file-line"),
        (b"\xff", "error-env-file-text"),
    ],
)
def test_a_file_that_is_none_is_refused(tmp_path: Path, content: bytes | None, message: str) -> None:
    file = tmp_path / "lamplit.env"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(BadEnvironmentFile) as refused:
        read(file)
    assert refused.value.message == message
    assert str(file) in refused.value.text("en")
    assert refused.value.text("de") != refused.value.text("en")


def test_the_file_is_left_as_soon_as_a_command_is_over(a_file: Path) -> None:
    surroundings = {"LAMPLIT_HOSTS": ""}
    with environment_file.applied(["--env-file", str(a_file)], surroundings):
        assert surroundings["LAMPLIT_PORT"] == "9000"
        assert "OTHER" not in surroundings
        assert environment_file.file_of("LAMPLIT_PORT") == a_file
    assert surroundings == {"LAMPLIT_HOSTS": ""}
    assert environment_file.file_of("LAMPLIT_PORT") is None


def test_a_database_that_is_missing_is_told_to_a_host(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    told = " ".join(run("verify", "--lang", "en").err.split())
    assert f"no Lamplit database in {tmp_path}/lamplit/lamplit.db: there is no such file" in told
    assert text.say("error-database-file", "en", file=f"{tmp_path}/lamplit/lamplit.db") == told
