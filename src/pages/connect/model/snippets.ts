/** Where the two variables are set. */
export const PLACES = [
  { value: 'sh', label: 'Shell' },
  { value: 'powershell', label: 'PowerShell' },
  { value: 'py', label: 'Notebook' },
] as const
export type Place = (typeof PLACES)[number]['value']

/** Stands for a token that is not known here. */
export const YOUR_TOKEN = '<your token>'

/** The lines that set both variables. `origin` is that of this site, without a slash at its end. */
export function variables(place: Place, origin: string, token: string): string {
  const pairs = [
    ['MLFLOW_TRACKING_URI', `${origin}/mlflow`],
    ['MLFLOW_TRACKING_TOKEN', token],
  ] as const
  switch (place) {
    case 'sh':
      return pairs.map(([name, value]) => `export ${name}='${value}'`).join('\n')
    case 'powershell':
      return pairs.map(([name, value]) => `$env:${name} = '${value}'`).join('\n')
    case 'py':
      return ['import os', '', ...pairs.map(([name, value]) => `os.environ["${name}"] = "${value}"`)].join(
        '\n',
      )
  }
}

export const LIBRARIES = [
  { value: 'mlflow', label: 'MLflow' },
  { value: 'sklearn', label: 'scikit-learn' },
  { value: 'lightning', label: 'PyTorch Lightning' },
  { value: 'transformers', label: 'Hugging Face' },
] as const
export type Library = (typeof LIBRARIES)[number]['value']

export const EXAMPLES: Record<Library, string> = {
  mlflow: `import mlflow

mlflow.set_experiment("first-steps")
with mlflow.start_run():
    mlflow.log_param("lr", 0.1)
    for step in range(100):
        mlflow.log_metric("loss", 1 / (step + 1), step=step)`,
  sklearn: `import mlflow
from sklearn.datasets import load_iris
from sklearn.ensemble import RandomForestClassifier

mlflow.set_experiment("iris")
mlflow.sklearn.autolog(log_models=False)
X, y = load_iris(return_X_y=True)
RandomForestClassifier(max_depth=4).fit(X, y)`,
  lightning: `import os
from lightning.pytorch import Trainer
from lightning.pytorch.loggers import MLFlowLogger

logger = MLFlowLogger("lightning", tracking_uri=os.environ["MLFLOW_TRACKING_URI"])
trainer = Trainer(max_epochs=10, logger=logger)
trainer.fit(model, train_loader)`,
  transformers: `from transformers import Trainer, TrainingArguments

arguments = TrainingArguments(output_dir="out", report_to="mlflow", logging_steps=10)
Trainer(model=model, args=arguments, train_dataset=dataset).train()`,
}

/** The command that installs the packages of each example. */
export const PACKAGES: Record<Library, string> = {
  mlflow: 'pip install mlflow-skinny',
  sklearn: 'pip install mlflow scikit-learn',
  lightning: 'pip install mlflow lightning',
  transformers: 'pip install mlflow transformers accelerate',
}
