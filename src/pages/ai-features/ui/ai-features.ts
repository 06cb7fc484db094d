import { Boxes, Gauge, KeyRound, LineChart, MessagesSquare, Workflow } from 'lucide-react'
import type { Cell } from '@/shared/ui/public'

export interface Capability extends Cell {
  /** The label of the card: it says how the capability works today. */
  today: 'In your browser' | 'On this server' | 'Simulated'
}

/** MKT-03: the six capabilities. */
export const CAPABILITIES: Capability[] = [
  {
    Icon: LineChart,
    today: 'In your browser',
    title: 'Model training',
    text: 'Train a model on a CSV file, or track the runs of your own code with MLflow. Sample jobs show live metrics and a log.',
  },
  {
    Icon: Boxes,
    today: 'In your browser',
    title: 'Datasets',
    text: 'Upload, preview and profile data. Mark it as private, team or public.',
  },
  {
    Icon: KeyRound,
    today: 'Simulated',
    title: 'Language models',
    text: 'Compare providers by limits, latency and cost. API keys stay masked.',
  },
  {
    Icon: Workflow,
    today: 'On this server',
    title: 'Deployment',
    text: 'Turn a trained model or an ONNX file into an endpoint, try it with a form or a CSV file, and copy an example request.',
  },
  {
    Icon: Gauge,
    today: 'On this server',
    title: 'Monitoring',
    text: 'Requests, errors, response times and drift of your endpoints, with alerts by email or webhook.',
  },
  {
    Icon: MessagesSquare,
    today: 'In your browser',
    title: 'Assistant',
    text: 'Answers questions about the platform from its documentation, in your browser. You can connect your own LLM provider.',
  },
]

export interface UseCase {
  title: string
  text: string
  complexity: 'Beginner' | 'Intermediate' | 'Advanced'
}

/** MKT-03: four use cases, each with how hard it is. */
export const USE_CASES: readonly UseCase[] = [
  {
    title: 'Sort incoming messages',
    text: 'Label support requests by topic and route them automatically.',
    complexity: 'Beginner',
  },
  {
    title: 'Query your documents',
    text: 'Connect a language model to your own documents and show the sources with every answer.',
    complexity: 'Intermediate',
  },
  {
    title: 'Forecast demand',
    text: 'Train on past orders, compare with last year and retrain on a schedule.',
    complexity: 'Intermediate',
  },
  {
    title: 'Inspect images',
    text: 'Find defects in images in real time, on the production line.',
    complexity: 'Advanced',
  },
]
