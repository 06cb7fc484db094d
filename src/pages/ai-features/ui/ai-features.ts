import { Boxes, Gauge, KeyRound, LineChart, MessagesSquare, Workflow } from 'lucide-react'
import type { Cell } from '@/shared/ui/public'

export interface Capability extends Cell {
  /** The label of the card: it says how the capability works today. */
  today: 'Simulated' | 'In your browser'
}

/** MKT-03: the six capabilities. */
export const CAPABILITIES: Capability[] = [
  {
    Icon: LineChart,
    today: 'Simulated',
    title: 'Model training',
    text: 'Training jobs with live metrics and a log. Pause, resume and stop them at any time.',
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
    today: 'Simulated',
    title: 'Deployment',
    text: 'Turn a trained model into an endpoint: choose the environment, resources and scaling, and copy an example request.',
  },
  {
    Icon: Gauge,
    today: 'Simulated',
    title: 'Monitoring',
    text: 'Success rate, latency, resource usage and cost, from the last hour to the last 30 days.',
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
