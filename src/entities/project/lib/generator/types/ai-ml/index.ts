import { file } from '../../file'
import { code, lines } from '../../text/code'
import type { StarterDefinition } from '../definitions'
import { pythonPlatform } from '../shared/python'
import { dataFile } from './data'
import { loadingFile, metricsFile, modelFile } from './predictor'
import { apiFile, configFile, serverFile } from './server'
import { apiTest, benchFile, learningTest } from './tests'
import { trainFile, trainingFile } from './training'

/** scikit-learn and everything that it needs, at the versions that were installed and run together. */
const REQUIREMENTS = {
  cloudpickle: '3.1.2',
  joblib: '1.6.0',
  narwhals: '2.26.0',
  numpy: '2.4.6',
  'scikit-learn': '1.9.1',
  scipy: '1.17.1',
  threadpoolctl: '3.7.0',
}

/**
 * A classifier with its training script and its API. The model is kept as plain numbers, so that predicting and testing
 * need only Python; training uses scikit-learn where it is installed and says what it used.
 */
export const aiMl: StarterDefinition = {
  type: 'ai-ml',
  summary: 'Learns to tell flowers apart from their measurements, and answers over HTTP.',
  platform: pythonPlatform,
  verify: {
    needs: ['python3'],
    path: { posix: '.venv/bin', windows: '.venv/Scripts' },
    install: [
      { command: ['python3', '-m', 'venv', '.venv'] },
      {
        command: ['python', '-m', 'pip', 'install', '--quiet', '-r', 'requirements.txt'],
        optional: 'scikit-learn',
      },
    ],
    check: ['python', '-m', 'compileall', '-q', 'predictor', 'tests'],
    test: ['python', '-m', 'unittest', 'discover', 'tests'],
    start: { command: ['python', '-m', 'predictor.server'], health: '/api/health' },
  },
  introduction:
    'A machine-learning project in Python: bundled data, a training script with scikit-learn, metrics on data that the model has not seen, and an HTTP API for predictions.',
  run: {
    commands: [
      'python3 -m venv .venv',
      '. .venv/bin/activate',
      'python -m pip install -r requirements.txt',
      'python -m predictor.train',
      'python -m predictor.server',
    ],
    text: code`
      On Windows the second line is \`.venv\Scripts\activate\`. The third line is the only one that needs a network, and it
      may be left out: without scikit-learn the same kind of model is trained in plain Python, a little slower.

      \`\`\`sh
      curl http://localhost:8000/api/predict --header "content-type: application/json" \
        --data '{"instances":[{"sepal_length":5.1,"sepal_width":3.5,"petal_length":1.4,"petal_width":0.2}]}'
      \`\`\`
    `,
  },
  commands: [
    [
      'python -m predictor.train',
      'Trains the model, prints its metrics and saves it. `--help` lists the options.',
    ],
    ['python -m predictor.server', 'Serves predictions; trains a model first when there is none.'],
    ['python -m compileall -q predictor tests', 'Finds syntax errors.'],
    ['python -m unittest discover tests', 'Runs the tests. They need neither scikit-learn nor a network.'],
  ],
  environment: [
    { name: 'PORT', value: '8000', description: 'Port that the server listens on.' },
    {
      name: 'HOST',
      value: '127.0.0.1',
      description: 'Address that the server listens on; 0.0.0.0 makes it reachable from other machines.',
    },
    {
      name: 'MODEL_FILE',
      value: 'model/model.json',
      description: 'Where the trained model lies, relative to the project.',
    },
  ],
  environmentNote: 'These variables of the shell or the container change the defaults.',
  sections: () => code`
    ## The API

    | Endpoint | Answer |
    | --- | --- |
    | \`GET /api/health\` | 200 while the server runs, and what the model was trained with |
    | \`GET /api/model\` | the classes, the features and the metrics of the model |
    | \`POST /api/predict\` | a label and the probability of each class for 1 to 1000 instances |

    Errors are \`{ "error": "words for people" }\`; bodies have at most 1 MB. There are no accounts: put the service behind
    something that knows who may use it before the internet can reach it.

    ## The model

    Logistic regression on scaled features. The saved model is JSON with its weights, not a pickle: loading it runs no
    code, and predicting needs neither scikit-learn nor its version. \`trained_with\` in the file, in \`/api/health\` and in
    the report of the training says whether scikit-learn or plain Python did the work. Tests hold the two to each other
    where scikit-learn is installed, and say that they skip this where it is not.

    To use data of your own, replace \`data/iris.csv\`, and name its columns in \`predictor/data.py\`.
  `,
  structure: [
    ['predictor/data.py', 'reads the data and splits it'],
    ['predictor/training.py', 'learns, with scikit-learn or in plain Python'],
    ['predictor/metrics.py', 'accuracy, precision, recall, F1, confusion'],
    ['predictor/model.py', 'the trained model: predicts, saves, loads'],
    ['predictor/train.py', 'the training script'],
    ['predictor/api.py', 'the API without its port'],
    ['predictor/server.py', 'opens the port'],
    ['predictor/config.py', 'everything that the environment decides'],
    ['data/iris.csv', "Fisher's irises, in the public domain"],
    ['tests/', 'tests for `unittest`'],
  ],
  conventions: [
    'Only `predictor/training.py` imports scikit-learn, and only when it trains; everything else is standard library.',
    'A model is saved as data that can be read, never as a pickle.',
    'Metrics are measured on rows that the model has not learned from; random choices have a fixed seed.',
    'What comes from outside is validated before it is used; a refusal says why, in words for people.',
    'The environment is read only in `predictor/config.py`; `.env.example` names every variable.',
  ],
  checklist: [
    'No row is both learned from and measured with, and scaling learns from the training rows only.',
    'The metrics before and after the change stand in the pull request.',
  ],
  architecture: code`
    Training and serving meet in one file, \`model/model.json\`, and share one class, \`Model\` in \`predictor/model.py\`.

    1. \`predictor/train.py\` reads the rows with \`predictor/data.py\`, which splits them into training and test rows.
    2. \`predictor/training.py\` fits the model with scikit-learn or, without it, by gradient descent on the same loss, and
       adds the metrics of \`predictor/metrics.py\`: on the test rows, and five times in a cross-validation.
    3. The model is written beside its place and then moved there, so that a server never reads half of it.
    4. \`predictor/server.py\` loads it once and hands every request to \`respond\` in \`predictor/api.py\`, a function
       without a port, which is also what most tests call.
  `,
  coverage: [
    "python -m trace --count --summary --missing --coverdir .coverage --ignore-dir '$prefix' --module unittest discover tests",
    'Runs the tests and prints how much of each file they reach.',
  ],
  benchmark: {
    command: ['python -m bench.predictions', 'Measures how fast the model learns and predicts.'],
    file: benchFile,
  },
  ignored: ['model/', '.coverage/'],
  files: (context) => [
    file(
      'requirements.txt',
      lines(...Object.entries(REQUIREMENTS).map(([name, version]) => `${name}==${version}`)),
    ),
    dataFile(),
    loadingFile(),
    metricsFile(),
    modelFile(),
    trainingFile(),
    trainFile(),
    configFile(context),
    apiFile(),
    serverFile(),
    learningTest(),
    apiTest(),
  ],
}
