import type { Setting } from '../train/settings'
import type { Trained } from '../train/train'
import { columnOf } from '../table/table'
import type { Table } from '../types'

/** A literal of Python: JSON's texts are Python's, too. */
const py = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** A script that trains a model of the same kind with scikit-learn, from the same file. */
export function pythonScript(
  trained: Trained,
  table: Pick<Table, 'columns'>,
  file: string,
  reading: { delimiter: string; missing: readonly string[] },
): string {
  const { task } = trained
  const of = (kind: string) =>
    task.features.filter((name) => columnOf({ rows: 0, columns: table.columns }, name).kind === kind)
  const isRegression = task.kind === 'regression'
  const group = task.split.by === 'group'
  const imports = [
    'import pandas as pd',
    'from sklearn.compose import ColumnTransformer',
    ...estimatorImports(trained.setting, isRegression),
    `from sklearn.metrics import ${isRegression ? 'mean_absolute_error, r2_score, root_mean_squared_error' : 'accuracy_score, f1_score, log_loss, roc_auc_score'}`,
    `from sklearn.model_selection import ${group ? 'GroupShuffleSplit' : 'train_test_split'}`,
    'from sklearn.pipeline import make_pipeline',
  ]
  return [
    '# Trains a model like the one from Orrery with scikit-learn 1.4 or newer: pip install scikit-learn pandas',
    '# The split is made by scikit-learn, so the figures differ a little.',
    ...imports,
    '',
    `NUMBERS = ${py(of('number'))}`,
    `CATEGORIES = ${py(of('category'))}`,
    `DATES = ${py(of('date'))}`,
    `TARGET = ${py(task.target)}`,
    '',
    `data = pd.read_csv(${py(file)}, sep=${py(reading.delimiter)}, na_values=${py(reading.missing)})`,
    'data = data.dropna(subset=[TARGET])',
    'features = data[NUMBERS].apply(pd.to_numeric, errors="coerce").copy()',
    'for name in CATEGORIES:',
    '    features[name] = data[name].astype("string").fillna("missing").astype("object")',
    'for name in DATES:',
    '    moment = pd.to_datetime(data[name], utc=True, errors="coerce")',
    '    features[name + " day"] = (moment - pd.Timestamp(0, tz="UTC")).dt.days',
    '    features[name + " month"] = moment.dt.month',
    '    features[name + " weekday"] = moment.dt.weekday',
    '    features[name + " hour"] = moment.dt.hour',
    'numeric = [name for name in features.columns if name not in CATEGORIES]',
    `target = data[TARGET]${isRegression ? '' : '.astype("string").astype("object")'}`,
    '',
    ...splitLines(trained),
    '',
    ...modelLines(trained.setting, trained.rounds, isRegression, task.seed),
    'model.fit(X_train, y_train)',
    'predicted = model.predict(X_test)',
    ...(isRegression
      ? [
          'print("R2", r2_score(y_test, predicted))',
          'print("RMSE", root_mean_squared_error(y_test, predicted))',
          'print("MAE", mean_absolute_error(y_test, predicted))',
        ]
      : [
          'chances = model.predict_proba(X_test)',
          'print("Accuracy", accuracy_score(y_test, predicted))',
          'print("F1", f1_score(y_test, predicted, average="macro"))',
          'print("Log loss", log_loss(y_test, chances, labels=model.classes_))',
          ...(task.kind === 'binary'
            ? ['print("AUC", roc_auc_score(y_test == model.classes_[1], chances[:, 1]))']
            : []),
        ]),
    '',
  ].join('\n')
}

function estimatorImports(setting: Setting | null, isRegression: boolean): string[] {
  if (setting?.type !== 'linear')
    return [
      `from sklearn.ensemble import ${isRegression ? 'HistGradientBoostingRegressor' : 'HistGradientBoostingClassifier'}`,
      'from sklearn.preprocessing import OrdinalEncoder',
    ]
  return [
    'from sklearn.impute import SimpleImputer',
    `from sklearn.linear_model import ${isRegression ? 'Ridge' : 'LogisticRegression'}`,
    'from sklearn.preprocessing import OneHotEncoder, StandardScaler',
  ]
}

function splitLines({ task }: Trained): string[] {
  const { split, seed } = task
  if (split.by === 'time')
    return [
      `order = data[${py(split.column)}].sort_values(kind="stable").index`,
      'X_train, X_test, y_train, y_test = train_test_split(features.loc[order], target.loc[order], test_size=0.2, shuffle=False)',
    ]
  if (split.by === 'group')
    return [
      `parts = GroupShuffleSplit(n_splits=1, test_size=0.2, random_state=${seed}).split(features, target, data[${py(split.column)}])`,
      'train, test = next(parts)',
      'X_train, X_test, y_train, y_test = features.iloc[train], features.iloc[test], target.iloc[train], target.iloc[test]',
    ]
  const stratify = task.kind === 'regression' ? '' : ', stratify=target'
  return [
    `X_train, X_test, y_train, y_test = train_test_split(features, target, test_size=0.2, random_state=${seed}${stratify})`,
  ]
}

function modelLines(setting: Setting | null, rounds: number, isRegression: boolean, seed: number): string[] {
  if (setting?.type === 'linear')
    return [
      'prepare = ColumnTransformer([',
      '    ("numbers", make_pipeline(SimpleImputer(strategy="median", add_indicator=True), StandardScaler()), numeric),',
      '    ("categories", OneHotEncoder(max_categories=30, handle_unknown="ignore"), CATEGORIES),',
      '])',
      isRegression
        ? `model = make_pipeline(prepare, Ridge(alpha=${setting.penalty}))`
        : `model = make_pipeline(prepare, LogisticRegression(C=${1 / setting.penalty}, max_iter=1000))`,
    ]
  const { rate, leaves, leastRows, l2, features } = setting ?? {
    rate: 0.1,
    leaves: 31,
    leastRows: 20,
    l2: 0,
    features: 1,
  }
  return [
    'prepare = ColumnTransformer(',
    '    [("categories", OrdinalEncoder(handle_unknown="use_encoded_value", unknown_value=-1), CATEGORIES)],',
    '    remainder="passthrough",',
    ')',
    `model = make_pipeline(prepare, ${isRegression ? 'HistGradientBoostingRegressor' : 'HistGradientBoostingClassifier'}(`,
    `    max_iter=${Math.max(1, rounds)}, learning_rate=${rate}, max_leaf_nodes=${leaves}, min_samples_leaf=${leastRows},`,
    `    l2_regularization=${l2}, max_features=${features.toFixed(1)}, early_stopping=False, random_state=${seed},`,
    '))',
  ]
}
