import type { MessageLink, Reply } from '@/entities/assistant/model'
import { READ_FORMATS_TEXT } from '@/entities/dataset/model'
import { paths } from '@/shared/config'
import { projectLinkFor } from './project-link'

const link = (text: string, url: string): MessageLink => ({ text, url })

const PLATFORM = link('The AI/ML platform', paths.doc('ai-ml-platform'))

export interface Topic {
  /** `question` is in lower case. */
  matches: (question: string) => boolean
  reply: (question: string) => Reply
}

/** Words of questions about code that reports its own training. */
const TRACKED =
  /\b(log|logs|logged|logging|track|tracks|tracking|report|mlflow|python|notebook|code|script|compare)\b/

/** Deploying code is not deploying a model. */
const CODE = /\b(project|code|app|website|site|download|stack|feature|orrery|docker|switch|deployment)\b/

/** AST-10: the four documented topics. */
export const TOPICS: readonly Topic[] = [
  {
    matches: (question) =>
      /\b(create|creat\w+|train|build|make)\b.*\bmodels?\b|\b(a|add|start) new model\b|^new model/.test(
        question,
      ),
    reply: () => ({
      content:
        'To create a new model, open **Model Training**. **Train a model** learns from a CSV file in your browser, and the model can be downloaded or deployed. **New Training Job** starts a simulated job: enter a name, select a dataset and a model, and create the job. Accuracy and loss are charted during training.',
      links: [
        link(
          'Train a model on your CSV file',
          `${paths.doc('ai-ml-platform')}#train-a-model-on-your-csv-file`,
        ),
      ],
      actions: [
        link('Train a model', paths.trainModel),
        link('Open Model Training', paths.aiMlTab('models')),
      ],
    }),
  },
  {
    matches: (question) =>
      /\bformats?\b|\b(file types?|kinds? of files?)\b/.test(question) &&
      !/\b(date|code|number)\b/.test(question),
    reply: () => ({
      content: `Supported data formats:\n\n- Tables: CSV, JSON, Parquet, Excel\n- Images: JPG, PNG, TIFF, WebP\n- Others: TXT, audio, video, ZIP\n\nThe limits are 10GB per dataset and 2GB per file. ${READ_FORMATS_TEXT} files get a preview and statistics.`,
      links: [link('Dataset formats', paths.doc('dataset-formats'))],
      actions: [link('Upload Dataset', paths.uploadDataset)],
    }),
  },
  {
    matches: (question) =>
      /\bdeploy(?!ed)|\bproduction\b|\b(put|bring|get|take) (\w+ ){0,2}models? (\w+ )?(live|online)\b/.test(
        question,
      ) &&
      !CODE.test(question) &&
      !/\b(differ\w*|environments?|call)\b/.test(question),
    reply: () => ({
      content:
        'To deploy a model, open **Deploy Model**: select a model and an environment, configure resources and scaling, and review your choices. The model gets an example request and appears in **Deployment**. This deployment is simulated. For an endpoint that answers, choose **Deploy** after a training, or **Deploy an ONNX file** in **Deployment**.',
      links: [PLATFORM],
      actions: [
        link('Deploy Model', paths.deployModel),
        link('Open Deployment', paths.aiMlTab('deployment')),
      ],
    }),
  },
  {
    matches: (question) =>
      /\bmonitor|\bmetrics?\b/.test(question) && !TRACKED.test(question) && !/\balerts?\b/.test(question),
    reply: () => ({
      content:
        'To monitor model performance, open **Monitoring**: it shows success rate, latency (p50, p95, p99), throughput, resource usage and cost over 1h, 24h, 7d or 30d. Resource usage is a warning from 75 percent and critical from 90 percent.',
      links: [PLATFORM],
      actions: [link('Open Monitoring', paths.aiMlTab('monitoring'))],
    }),
  },
]

/** Nothing but the wish to do it: a longer question asks for more than the way there. */
const short = (question: string) => question.split(/\s+/).length <= 9

/** Replies that link to the page of a task; the addresses are those of the interface. */
export const TASKS: readonly Topic[] = [
  {
    matches: (question) =>
      /^(hi|hello|hey)?[,. ]*((how|where) (do|can|should) (i|we) (get )?(start(ed)?|begin)|getting started|get started|what (should|can|do) i do first|first steps|i am new( here)?|i'm new( here)?)( here| with (orrery|this))?[?.! ]*$/.test(
        question,
      ),
    reply: () => ({
      content:
        'Start with one of these:\n\n- **Create a project**: choose a stack, download the code and run it.\n- **Upload a dataset**: see what is in a CSV file.\n- **Train a model**: learn from a CSV file, or from the bundled penguins, in your browser.',
      links: [link('Getting started', paths.doc('getting-started'))],
      actions: [
        link('Start the project', paths.createProject),
        link('Upload Dataset', paths.uploadDataset),
        link('Train a model', paths.trainModel),
      ],
    }),
  },
  {
    matches: (question) =>
      /\b(what|why)\b.*\b(mean\w*|is|are)\b.*\bsamples?\b(?! \w)|\b(what|why)\b.*\bsamples?\b.*\bmean\w*\b/.test(
        question,
      ) && short(question),
    reply: () => ({
      content:
        'Entries marked **Sample** came with your account, so that no page is empty. They are made up, their activity is simulated, and they are never counted among your own figures. You can delete them.',
      links: [
        link(
          'What is real, and what is simulated',
          `${paths.doc('ai-ml-platform')}#what-is-real-and-what-is-simulated`,
        ),
      ],
    }),
  },
  {
    matches: (question) =>
      /\bupload/.test(question) &&
      !/\b(where|server|big|large|limit|sent|private|privacy|safe|uploaded|how many|stopped|stuck|hangs?|interrupted|resume|continue)\b/.test(
        question,
      ),
    reply: () => ({
      content:
        'To upload a dataset, enter a name and add files. They are processed in your browser and never uploaded.',
      links: [link('Dataset formats', paths.doc('dataset-formats'))],
      actions: [link('Upload Dataset', paths.uploadDataset)],
    }),
  },
  {
    matches: (question) =>
      /\b(start|create|new|make|begin|generate|set up)\b( (?!of\b)[\w.+#-]+){0,3} projects?\b/.test(
        question,
      ) &&
      !/\b(need|needs|needed|require[sd]?|docker|port|start my|downloaded|run|install|account|without|command line|terminal|script|shell|curl|limit|how many)\b/.test(
        question,
      ),
    reply: (question) => {
      const { chosen, path } = projectLinkFor(question)
      return {
        content:
          chosen.length > 0
            ? `I can start a project with **${chosen.join('**, **')}**. You can review everything before it is created.`
            : 'Enter a name, choose a stack and review your choices. Then the project is created.',
        links: [link('Choosing a stack', paths.doc('choosing-a-stack'))],
        actions: [link('Start the project', path)],
      }
    },
  },
  {
    matches: (question) =>
      short(question) &&
      (/\b(theme|appearance)\b/.test(question) ||
        /\b(dark|light|night|bright) ?(mode|colou?rs?)\b/.test(question)),
    reply: () => ({
      content:
        'Use the theme switch to choose **Dark**, **Light** or **Auto**. When you are signed in, the theme is in **Settings** under Preferences, too.',
      links: [link('Dark and light theme', `${paths.doc('settings-and-shortcuts')}#dark-and-light-theme`)],
      actions: [link('Open Settings', paths.settings)],
    }),
  },
  {
    matches: (question) =>
      short(question) &&
      /\b(sign|log)(ging|ged|ning)? ?-?(me )?out\b/.test(question) &&
      !/\b(it|keeps?|why|always|all the time|every|again|logged)\b/.test(question),
    reply: () => ({
      content:
        'Open the account menu and choose **Sign Out**. To end your sessions on other devices, choose **End all other sessions** in Settings.',
      links: [link('Signing out', `${paths.doc('accounts')}#signing-out`)],
      actions: [link('Open Settings', paths.settings)],
    }),
  },
  {
    matches: (question) =>
      !/\b(how long|valid|expires?|withdraw|cancel|accept|decline|got|received|join|cannot|not)\b/.test(
        question,
      ) && /\binvit\w+|\badd (\w+ ){0,3}(to|into) (\w+ )?team\b/.test(question),
    reply: () => ({
      content:
        'To invite a team member, open **Team** in a shared workspace and choose **Invite Team Member**: enter an address and choose a role. The invitation is sent by email.',
      links: [PLATFORM],
      actions: [link('Open Team', paths.aiMlTab('collaboration'))],
    }),
  },
]
