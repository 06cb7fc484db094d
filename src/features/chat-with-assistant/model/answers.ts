import type { Passage } from '@/entities/article'
import type { MessageLink, Reply } from '@/entities/assistant/model'
import { READ_FORMATS_TEXT } from '@/entities/dataset/model'
import { paths } from '@/shared/config'
import { markdownOf } from '@/shared/lib/markdown'
import { projectLinkFor } from './project-link'

const link = (text: string, url: string): MessageLink => ({ text, url })

const PLATFORM = link('The AI/ML platform', paths.doc('ai-ml-platform'))

interface Topic {
  matches: (question: string) => boolean
  reply: (question: string) => Reply
}

/** AST-10: the four documented topics. */
const TOPICS: Topic[] = [
  {
    matches: (question) =>
      /\b(create|creat\w+|new|train|build)\b/.test(question) && /\bmodels?\b/.test(question),
    reply: () => ({
      content:
        'To create a new model, open **Model Training** and choose **New Training Job**: enter a name, select a dataset and a model, and create the job. Accuracy and loss are charted during training. Training is simulated.',
      links: [PLATFORM],
      actions: [link('Open Model Training', paths.aiMlTab('models'))],
    }),
  },
  {
    matches: (question) => /\bformats?\b/.test(question),
    reply: () => ({
      content: `Supported data formats:\n\n- Tables: CSV, JSON, Parquet, Excel\n- Images: JPG, PNG, TIFF, WebP\n- Others: TXT, audio, video, ZIP\n\nThe limits are 10GB per dataset and 2GB per file. ${READ_FORMATS_TEXT} files get a preview and statistics.`,
      links: [link('Dataset formats', paths.doc('dataset-formats'))],
      actions: [link('Upload Dataset', paths.uploadDataset)],
    }),
  },
  {
    matches: (question) => /\bdeploy|\bproduction\b/.test(question),
    reply: () => ({
      content:
        'To deploy a model, open **Deploy Model**: select a model and an environment, configure resources and scaling, and review your choices. The model gets an endpoint and an example request and appears in **Deployment**. Serving is simulated.',
      links: [PLATFORM],
      actions: [
        link('Deploy Model', paths.deployModel),
        link('Open Deployment', paths.aiMlTab('deployment')),
      ],
    }),
  },
  {
    matches: (question) => /\bmonitor|\bmetrics?\b/.test(question),
    reply: () => ({
      content:
        'To monitor model performance, open **Monitoring**: it shows success rate, latency (p50, p95, p99), throughput, resource usage and cost over 1h, 24h, 7d or 30d. Resource usage is a warning from 75 percent and critical from 90 percent.',
      links: [PLATFORM],
      actions: [link('Open Monitoring', paths.aiMlTab('monitoring'))],
    }),
  },
]

/** Replies that link to the page of a task; the addresses are those of the interface. */
const ERRANDS: Topic[] = [
  {
    matches: (question) => /\bfail\w*/.test(question) && /\b(jobs?|trainings?|runs?)\b/.test(question),
    reply: () => ({
      content: 'You can find failed jobs and their logs in **Model Training**.',
      actions: [link('Show failing jobs', paths.failingJobs)],
    }),
  },
  {
    matches: (question) => /\bupload/.test(question),
    reply: () => ({
      content:
        'To upload a dataset, enter a name and add files. They are processed in your browser and never uploaded.',
      links: [link('Dataset formats', paths.doc('dataset-formats'))],
      actions: [link('Upload Dataset', paths.uploadDataset)],
    }),
  },
  {
    matches: (question) => /\b(start|create|new|make|begin)\b/.test(question) && /\bproject\b/.test(question),
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
]

/** AST-11 */
const FALLBACK: Reply = {
  content: "I'm not sure I understand your question completely. Could you provide more details or rephrase?",
  links: [link('Documentation', paths.docs), link('Contact', paths.contact)],
}

/** The reply to a question: a documented topic, a task, or else a passage of the documentation. */
export async function replyTo(
  question: string,
  findPassage: (question: string) => Promise<Passage | null>,
): Promise<Reply> {
  const asked = question.toLowerCase()
  const topic = [...TOPICS, ...ERRANDS].find(({ matches }) => matches(asked))
  if (topic) return topic.reply(asked)
  const passage = await findPassage(question)
  return passage ? quoted(passage) : FALLBACK
}

function quoted({ slug, title, heading, blocks, code }: Passage): Reply {
  const place = heading ? `**${title}**, under **${heading.text}**` : `**${title}**`
  return {
    content: `The documentation says in ${place}:\n\n${markdownOf(blocks)}`,
    links: [link(title, paths.doc(slug) + (heading ? `#${heading.id}` : ''))],
    ...(code && { codeSnippet: code }),
  }
}
