/** D3 §3: an open position. */
export interface Job {
  id: string
  title: string
  department: string
  location: string
  type: 'Full-time'
  description: string
  requirements: readonly string[]
  responsibilities: readonly string[]
  /** ISO 8601 date. */
  postedDate: string
  featured: boolean
}

/** CAR-02: the five openings. */
export const JOBS: readonly Job[] = [
  {
    id: 'senior-full-stack-developer',
    title: 'Senior Full Stack Developer',
    department: 'Engineering',
    location: 'Remote',
    type: 'Full-time',
    description: 'Own features from the state machine to the pixel, and the tests that walk both.',
    requirements: [
      'Several years of TypeScript on both sides of the wire',
      'React in products that lived longer than their first design',
      'Relational databases, row level security, migrations without downtime',
    ],
    responsibilities: [
      'Design behaviour as explicit machines and build the interface on them',
      'Extend the generator and prove that what it writes installs and runs',
      'Review with care, and leave code simpler than it was',
    ],
    postedDate: '2024-05-15',
    featured: true,
  },
  {
    id: 'machine-learning-engineer',
    title: 'Machine Learning Engineer',
    department: 'AI Research',
    location: 'San Francisco',
    type: 'Full-time',
    description:
      'Build the training, dataset and deployment side of the platform with the people who use it.',
    requirements: [
      'Models that you trained, shipped and later had to explain',
      'Python, and one of PyTorch, TensorFlow or JAX',
      'A habit of measuring before tuning',
    ],
    responsibilities: [
      'Turn training runs into something a team can follow and repeat',
      'Define the metrics that a deployment is judged by',
      'Write the sample projects that people learn from',
    ],
    postedDate: '2024-05-10',
    featured: true,
  },
  {
    id: 'ux-ui-designer',
    title: 'UX/UI Designer',
    department: 'Design',
    location: 'Remote',
    type: 'Full-time',
    description: 'Draw every state of a screen, the empty and the broken ones first.',
    requirements: [
      'A portfolio of dense tools, not only of landing pages',
      'Fluency in type, contrast and spacing, in two themes',
      'Comfort with tokens, components and Storybook',
    ],
    responsibilities: [
      'Keep one design language across public pages and the app',
      'Design with accessibility as a starting point',
      'Test with people, and change your mind',
    ],
    postedDate: '2024-05-06',
    featured: false,
  },
  {
    id: 'devops-engineer',
    title: 'DevOps Engineer',
    department: 'Infrastructure',
    location: 'New York',
    type: 'Full-time',
    description: 'Make a release a quiet event, for us and for the projects that Orrery generates.',
    requirements: [
      'Linux, containers and a continuous integration system that you built yourself',
      'Postgres in production: backups that were restored, not only taken',
      'Clear writing, because a runbook is read at night',
    ],
    responsibilities: [
      'Run builds, tests and deployments, and keep them fast',
      'Watch what matters and silence what does not',
      'Own the container and deployment files of generated projects',
    ],
    postedDate: '2024-04-28',
    featured: false,
  },
  {
    id: 'product-manager',
    title: 'Product Manager',
    department: 'Product',
    location: 'Remote',
    type: 'Full-time',
    description: 'Decide with us what to leave out, and write down why.',
    requirements: [
      'Products for developers, with numbers to show what changed',
      'Enough engineering to read a pull request',
      'Plain language',
    ],
    responsibilities: [
      'Keep the roadmap honest and public',
      'Talk to people who use Orrery every week',
      'Turn what they say into a specification that can be tested',
    ],
    postedDate: '2024-04-20',
    featured: false,
  },
]
