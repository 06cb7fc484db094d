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
    text: 'Jobs with their metrics as they change, a log, and pause, resume and stop.',
  },
  {
    Icon: Boxes,
    today: 'In your browser',
    title: 'Datasets',
    text: 'Upload, preview and profile data; share it with nobody, the team or everybody.',
  },
  {
    Icon: KeyRound,
    today: 'Simulated',
    title: 'Language models',
    text: 'Providers side by side, with keys that stay masked, limits, latency and cost.',
  },
  {
    Icon: Workflow,
    today: 'Simulated',
    title: 'Deployment',
    text: 'From a trained model to an endpoint: environment, resources, scaling, and an example request.',
  },
  {
    Icon: Gauge,
    today: 'Simulated',
    title: 'Monitoring',
    text: 'Success rate, latency, use of resources and cost, over an hour or a month.',
  },
  {
    Icon: MessagesSquare,
    today: 'In your browser',
    title: 'Assistant',
    text: 'Answers questions about the platform in your browser, from its documentation; or lets a provider of yours answer, if you switch that on.',
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
    text: 'Label support requests by topic, and route them before anybody has read them.',
    complexity: 'Beginner',
  },
  {
    title: 'Ask your documents',
    text: 'Connect a language model to your own texts, with the sources below every answer.',
    complexity: 'Intermediate',
  },
  {
    title: 'Forecast demand',
    text: 'Train on past orders, compare with last year, and retrain on a schedule.',
    complexity: 'Intermediate',
  },
  {
    title: 'Inspect images',
    text: 'Find defects on pictures from a production line, next to the line, within a frame.',
    complexity: 'Advanced',
  },
]
