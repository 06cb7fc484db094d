import { Bot, Eye, HandHeart, Layers, Lock, Rocket, Ruler, Users } from 'lucide-react'
import type { Cell } from '@/shared/ui/public'

/** RDM-01 */
export const OBJECTIVES: Cell[] = [
  {
    Icon: Rocket,
    title: 'Start in minutes',
    text: 'From an idea to a project that runs, without writing the same scaffolding again.',
  },
  {
    Icon: Bot,
    title: 'Assist, do not replace',
    text: 'Generated changes come with their tests and wait for a person to accept them.',
  },
  {
    Icon: Users,
    title: 'Work together',
    text: 'Teams see the same project, the same training runs and the same decisions.',
  },
]

/** RDM-06: the documented figures. */
export const METRICS: readonly {
  title: string
  rows: readonly (readonly [name: string, value: string])[]
}[] = [
  {
    title: 'User growth',
    rows: [
      ['Current', '1,250 users'],
      ['Q4 2024 goal', '10,000'],
      ['2025 goal', '50,000'],
    ],
  },
  {
    title: 'AI performance',
    rows: [
      ['Current', '78% accuracy'],
      ['Q3 2024 goal', '85%'],
      ['2025 goal', '95%'],
    ],
  },
  {
    title: 'Platform',
    rows: [
      ['Uptime', '99.9%'],
      ['Average answer', '120ms'],
      ['2025 goal', '99.99% and 50ms'],
    ],
  },
]

/** RDM-07 */
export const GOALS: Cell[] = [
  {
    Icon: Layers,
    title: 'One platform for the whole way',
    text: 'Code generation, training, deployment and monitoring that know of each other.',
  },
  {
    Icon: Lock,
    title: 'Fit for organisations',
    text: 'Single sign-on, audit, data residency, and rules that the database keeps.',
  },
  {
    Icon: HandHeart,
    title: 'An ecosystem',
    text: 'A public API, a marketplace and a conference, so that others can build on it.',
  },
]

/** RDM-07 */
export const PRINCIPLES: Cell[] = [
  {
    Icon: Eye,
    title: 'Say what is',
    text: 'What is simulated is called simulated, what is planned is called planned.',
  },
  { Icon: Ruler, title: 'Measure first', text: 'A milestone has a number that says whether it was reached.' },
  { Icon: Lock, title: 'Secure by default', text: 'The safe way is the one that takes no setting.' },
  {
    Icon: Users,
    title: 'For everybody',
    text: 'By keyboard, by screen reader, in both themes, on a small screen.',
  },
]
