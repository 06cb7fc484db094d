import { paths } from '@/shared/config'

export interface Tutorial {
  /** Its place in the page. */
  id: string
  title: string
  /** How long it takes, about. */
  time: string
  steps: readonly { text: string; to: string; label: string }[]
}

export const TUTORIALS: readonly Tutorial[] = [
  {
    id: 'first-project',
    title: 'Your first project',
    time: '10 minutes',
    steps: [
      {
        text: 'Open an account and confirm your address.',
        to: paths.doc('accounts'),
        label: 'How that works',
      },
      { text: 'Start the wizard and name the project.', to: paths.createProject, label: 'New project' },
      {
        text: 'Keep the default stack, or choose your own.',
        to: paths.doc('choosing-a-stack'),
        label: 'Choosing a stack',
      },
      {
        text: 'Download the zip, install and start it.',
        to: paths.doc('running-a-download'),
        label: 'Running a download',
      },
    ],
  },
  {
    id: 'from-a-template',
    title: 'From a template',
    time: '5 minutes',
    steps: [
      { text: 'Narrow the gallery to what you build.', to: paths.templates, label: 'Open the gallery' },
      {
        text: 'Read the source before you decide.',
        to: paths.doc('templates'),
        label: 'What source and demo show',
      },
      {
        text: 'Use the template, and switch off what you do not need.',
        to: paths.doc('feature-switches'),
        label: 'The six switches',
      },
    ],
  },
  {
    id: 'for-a-team',
    title: 'Orrery for a team',
    time: '30 minutes',
    steps: [
      {
        text: 'Link a hosted Supabase project and push the database.',
        to: paths.doc('hosting'),
        label: 'Hosting Orrery',
      },
      {
        text: 'Name the administrator.',
        to: `${paths.doc('hosting')}#name-the-administrator`,
        label: 'Where',
      },
      { text: 'Decide who may do what.', to: paths.doc('roles'), label: 'Roles and rights' },
      {
        text: 'Let a monitor ask for the health.',
        to: paths.doc('health-and-status'),
        label: 'Health and status',
      },
    ],
  },
]
