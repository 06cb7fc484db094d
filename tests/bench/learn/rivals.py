"""Writes ten datasets as CSV to a folder and trains scikit-learn's and LightGBM's models on them, one core each.

Usage: python rivals.py FOLDER. Needs scikit-learn, lightgbm, pandas. The last fifth of each file's rows is the test.
"""
import json, os, sys, time, warnings

os.environ["OMP_NUM_THREADS"] = "1"
import numpy as np
import pandas as pd
from lightgbm import LGBMClassifier, LGBMRegressor
from sklearn import datasets
from sklearn.compose import ColumnTransformer
from sklearn.ensemble import HistGradientBoostingClassifier, HistGradientBoostingRegressor
from sklearn.impute import SimpleImputer
from sklearn.linear_model import LogisticRegression, Ridge
from sklearn.metrics import r2_score, roc_auc_score
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import OneHotEncoder, StandardScaler

warnings.filterwarnings("ignore")
folder = sys.argv[1]
random = np.random.default_rng(0)


def bundled(load):
    data = load(as_frame=True)
    return data.data, pd.Series(data.target)


def made(make, **options):
    x, y = make(random_state=0, **options)
    return pd.DataFrame(x, columns=[f"x{at}" for at in range(x.shape[1])]), pd.Series(y)


def adult(rows=30000):
    """Like the census of 1994: numbers with missing values, categories with up to 40 values."""
    age = random.normal(40, 13, rows).clip(17, 90).round()
    hours = random.normal(40, 12, rows).clip(1, 99).round()
    job = random.integers(0, 15, rows)
    land = random.integers(0, 40, rows)
    school = random.integers(1, 17, rows)
    effects = random.normal(0, 1, 15)
    lands = random.normal(0, 0.4, 40)
    score = 0.05 * (age - 40) - 0.001 * (age - 45) ** 2 + 0.03 * (hours - 40) + effects[job] + lands[land] + 0.3 * (school - 9)
    y = pd.Series(score + random.logistic(0, 1, rows) > 0.8).map({True: "more", False: "less"})
    frame = pd.DataFrame({"age": age, "hours": hours, "job": [f"job {j}" for j in job], "land": [f"land {l}" for l in land], "school": school})
    frame.loc[random.random(rows) < 0.08, "hours"] = np.nan
    frame.loc[random.random(rows) < 0.06, "job"] = None
    return frame, y


def friedman_with_gaps():
    x, y = made(datasets.make_friedman1, n_samples=10000, n_features=10, noise=1.0)
    return x.mask(random.random(x.shape) < 0.1), y


SETS = {
    "breast cancer": ("binary", lambda: bundled(datasets.load_breast_cancer)),
    "wine": ("multiclass", lambda: bundled(datasets.load_wine)),
    "iris": ("multiclass", lambda: bundled(datasets.load_iris)),
    "digits": ("multiclass", lambda: bundled(datasets.load_digits)),
    "diabetes": ("regression", lambda: bundled(datasets.load_diabetes)),
    "adult-like": ("binary", adult),
    "moons": ("binary", lambda: made(datasets.make_moons, n_samples=5000, noise=0.3)),
    "friedman": ("regression", lambda: made(datasets.make_friedman1, n_samples=10000, n_features=10, noise=1.0)),
    "friedman, gaps": ("regression", friedman_with_gaps),
    "100,000 x 20": ("binary", lambda: made(datasets.make_classification, n_samples=100000, n_features=20, n_informative=10, flip_y=0.05)),
}


def models(kind, categories, numbers):
    is_number = kind == "regression"
    linear = make_pipeline(
        ColumnTransformer([
            ("n", make_pipeline(SimpleImputer(strategy="median"), StandardScaler()), numbers),
            ("c", OneHotEncoder(handle_unknown="ignore"), categories),
        ]),
        Ridge() if is_number else LogisticRegression(max_iter=1000),
    )
    lgbm = {"n_estimators": 200, "learning_rate": 0.05, "n_jobs": 1, "verbose": -1, "random_state": 0}
    return {
        "HistGradientBoosting": HistGradientBoostingRegressor(random_state=0) if is_number else HistGradientBoostingClassifier(categorical_features="from_dtype", random_state=0),
        "LightGBM": LGBMRegressor(**lgbm) if is_number else LGBMClassifier(**lgbm),
        "linear": linear,
    }


results = {}
for name, (kind, load) in SETS.items():
    x, y = load()
    order = random.permutation(len(x))
    x, y = x.iloc[order].reset_index(drop=True), y.iloc[order].reset_index(drop=True)
    out = x.copy()
    out["row"] = range(len(out))
    out["target"] = y if kind == "regression" else y.map(lambda value: f"class {value}")
    file = name.replace(" ", "-").replace(",", "") + ".csv"
    out.to_csv(os.path.join(folder, file), index=False)
    categories = list(x.select_dtypes(exclude="number").columns)
    numbers = [column for column in x.columns if column not in categories]
    cut = len(x) - len(x) // 5
    rows = {}
    for model_name, model in models(kind, categories, numbers).items():
        own = x.copy()
        for column in categories:
            own[column] = own[column].astype("object").fillna("missing") if model_name == "linear" else own[column].astype("category")
        started = time.process_time()
        model.fit(own[:cut], y[:cut])
        seconds = time.process_time() - started
        if kind == "regression":
            score = r2_score(y[cut:], model.predict(own[cut:]))
        else:
            chances = model.predict_proba(own[cut:])
            score = roc_auc_score(y[cut:], chances[:, 1]) if kind == "binary" else roc_auc_score(y[cut:], chances, multi_class="ovr")
        rows[model_name] = {"score": score, "seconds": seconds}
    results[name] = {"kind": kind, "file": file, "rows": len(x), "columns": x.shape[1], "models": rows}
json.dump(results, open(os.path.join(folder, "rivals.json"), "w"))
