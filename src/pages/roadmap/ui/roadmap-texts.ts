import { Bot, Eye, HandHeart, Layers, Lock, Rocket, Ruler, Users } from 'lucide-react'
import type { Cell } from '@/shared/ui/public'

/** RDM-01 */
export const OBJECTIVES: Cell[] = [
  {
    Icon: Rocket,
    title: 'Start in minutes',
    text: 'Go from idea to running project without writing the same boilerplate again.',
  },
  {
    Icon: Bot,
    title: 'Assist developers',
    text: 'Generated changes include tests and need a person’s approval.',
  },
  {
    Icon: Users,
    title: 'Work together',
    text: 'Teams share projects, training runs and decisions.',
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
      ['Average response time', '120ms'],
      ['2025 goal', '99.99% and 50ms'],
    ],
  },
]

/** RDM-07 */
export const GOALS: Cell[] = [
  {
    Icon: Layers,
    title: 'One integrated platform',
    text: 'Code generation, training, deployment and monitoring that work together.',
  },
  {
    Icon: Lock,
    title: 'Ready for enterprises',
    text: 'Single sign-on, audit logs, data residency and access rules enforced by the database.',
  },
  {
    Icon: HandHeart,
    title: 'An open ecosystem',
    text: 'A public API, a marketplace and a developer conference for everyone who builds on Orrery.',
  },
]

/** RDM-07 */
export const PRINCIPLES: Cell[] = [
  {
    Icon: Eye,
    title: 'Be transparent',
    text: 'Simulated and planned features are labelled as such.',
  },
  { Icon: Ruler, title: 'Measure first', text: 'Every milestone has a measurable target.' },
  { Icon: Lock, title: 'Secure by default', text: 'The safe option is the default.' },
  {
    Icon: Users,
    title: 'Accessible to everyone',
    text: 'Works with a keyboard, with a screen reader, in both themes and on small screens.',
  },
]
