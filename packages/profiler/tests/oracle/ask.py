"""Asks DuckDB for the statistics of each file in questions.json. Usage: ask.py FOLDER ANSWERS"""

import json
import math
import sys
from pathlib import Path

import duckdb

folder, answers = Path(sys.argv[1]), Path(sys.argv[2])
db = duckdb.connect()
db.execute("set timezone = 'UTC'")
db.execute("set threads = 2")

INTEGERS = {"TINYINT", "SMALLINT", "INTEGER", "BIGINT", "HUGEINT", "UTINYINT", "USMALLINT", "UINTEGER", "UBIGINT", "UHUGEINT", "BIGNUM"}


def literal(value):
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (int, float)):
        return str(value)
    if isinstance(value, list):
        return "[" + ", ".join(literal(each) for each in value) + "]"
    return "'" + value.replace("'", "''") + "'"


def table(question, name, options):
    path = literal(str(folder / name))
    rest = "".join(f", {key} = {literal(value)}" for key, value in options.items())
    return f"{question['ask']}({path}{rest})"


def figure(value):
    """A figure beyond the greatest double is none."""
    return None if isinstance(value, float) and not math.isfinite(value) else value


def ask_column(relation, name, kind):
    column = '"' + name.replace('"', '""') + '"'
    # A NaN is no value to the profiler.
    if kind in ("DOUBLE", "FLOAT"):
        column = f"case when isnan({column}) then null else {column}::double end"
    missing, distinct = db.execute(
        f"select count(*) - count(v), count(distinct v) from (select {column} as v from {relation})"
    ).fetchone()
    # An infinity is a value without a place on a scale.
    if kind in ("DOUBLE", "FLOAT"):
        column = f"case when isfinite({column}) then {column} end"
    edges, measured = None, None
    if kind in INTEGERS or kind.startswith("DECIMAL"):
        edges, measured = "v::varchar", "v::double"
    elif kind in ("DOUBLE", "FLOAT"):
        edges = measured = "v"
    elif kind == "DATE" or kind.startswith("TIMESTAMP"):
        edges = measured = "epoch_ns(v)::double / 1000000" if kind == "TIMESTAMP_NS" else "epoch_us(v::timestamp)::double / 1000"
    elif kind in ("TIME", "TIME_NS"):
        edges = measured = "epoch_ns(v)::double / 1000000"
    if edges is None or missing == db.execute(f"select count(*) from {relation}").fetchone()[0]:
        return [name, kind, missing, distinct] + [None] * 7
    low, high = db.execute(
        f"select {edges.replace('v', 'min(v)', 1)}, {edges.replace('v', 'max(v)', 1)} from (select {column} as v from {relation})"
    ).fetchone()
    # Less the least value: the deviation of large numbers that hardly differ would be a matter of rounding.
    spread = measured
    if kind in INTEGERS and kind != "BIGNUM":
        spread = f"(v - {low}::hugeint)::double"
    elif kind in ("DOUBLE", "FLOAT"):
        spread = f"v - ({low!r})::double"
    rest = db.execute(
        f"select avg({measured}), stddev_samp({spread}), quantile_cont({measured}, 0.25), quantile_cont({measured}, 0.5),"
        f" quantile_cont({measured}, 0.75) from (select {column} as v from {relation})"
    ).fetchone()
    return [name, kind, missing, distinct, *(figure(each) for each in (low, high, *rest))]


def ask(relation):
    described = db.execute(f"describe select * from {relation}").fetchall()
    db.execute(f"create or replace temp table asked as select * from {relation}")
    rows = db.execute("select count(*) from asked").fetchone()[0]
    names = [row[0] for row in db.execute("describe asked").fetchall()]
    return {"rows": rows, "columns": [ask_column("asked", name, row[1]) for name, row in zip(names, described)]}


def words(error):
    """The first line of an error, without the folder that the files are in."""
    return str(error).split("\n")[0].replace(str(folder) + "/", "")[:160]


def answer(question):
    found = {"name": question["name"], "hash": question["hash"]}
    options, dialect = question["options"], question.get("dialect")
    if dialect:
        guess = table(question, question["asked"], options)
        try:
            names = [row[0] for row in db.execute(f"describe select * from {guess}").fetchall()]
            rows = db.execute(f"select count(*) from (select * from {guess})").fetchone()[0]
            found["guess"] = {"rows": rows, "names": names}
        except duckdb.Error as error:
            found["guess"] = {"error": words(error)}
    try:
        found |= ask(table(question, question["asked"], {**options, **(dialect or {})}))
    except duckdb.Error as error:
        found["error"] = words(error)
    return found


questions = json.loads((folder / "questions.json").read_text())
lines = [json.dumps({"duckdb": duckdb.__version__})]
lines += [json.dumps(answer(question), ensure_ascii=False, separators=(",", ":")) for question in questions]
answers.write_text("\n".join(lines) + "\n")
