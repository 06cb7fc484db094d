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
        text: 'Create an account and confirm your email address.',
        to: paths.doc('accounts'),
        label: 'How accounts work',
      },
      { text: 'Start the wizard and name your project.', to: paths.createProject, label: 'New project' },
      {
        text: 'Keep the default stack or choose your own.',
        to: paths.doc('choosing-a-stack'),
        label: 'Choosing a stack',
      },
      {
        text: 'Download the zip file, install the dependencies and start the project.',
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
      {
        text: 'Filter the gallery by what you want to build.',
        to: paths.templates,
        label: 'Open the gallery',
      },
      {
        text: 'Look at the source code before you decide.',
        to: paths.doc('templates'),
        label: 'About source and demo',
      },
      {
        text: 'Use the template and turn off the features you don’t need.',
        to: paths.doc('feature-switches'),
        label: 'The six optional features',
      },
    ],
  },
  {
    id: 'for-a-team',
    title: 'Orrery for a team',
    time: '30 minutes',
    steps: [
      {
        text: 'Link a hosted Supabase project and set up the database.',
        to: paths.doc('hosting'),
        label: 'Hosting Orrery',
      },
      {
        text: 'Appoint the administrator.',
        to: `${paths.doc('hosting')}#name-the-administrator`,
        label: 'How to appoint one',
      },
      { text: 'Decide who can do what.', to: paths.doc('roles'), label: 'Roles and rights' },
      {
        text: 'Monitor the health check.',
        to: paths.doc('health-and-status'),
        label: 'Health and status',
      },
    ],
  },
]
