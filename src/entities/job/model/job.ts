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
    description: 'Own features end to end, from the state machine to the interface and its tests.',
    requirements: [
      'Several years of TypeScript on the front end and back end',
      'React experience with long-lived products',
      'Relational databases, row-level security and zero-downtime migrations',
    ],
    responsibilities: [
      'Design behaviour as state machines and build the interface on them',
      'Extend the generator and verify that its projects install and run',
      'Review code with care and keep it simple',
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
      'Build the training, dataset and deployment features of the platform together with its users.',
    requirements: [
      'Experience with training, shipping and explaining models',
      'Python and PyTorch, TensorFlow or JAX',
      'A habit of measuring before optimizing',
    ],
    responsibilities: [
      'Make training runs transparent and reproducible for teams',
      'Define the metrics we use to evaluate deployments',
      'Write sample projects for our users',
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
    description: 'Design every state of a screen, including empty and error states.',
    requirements: [
      'A portfolio that includes complex tools',
      'A strong command of typography, contrast and spacing',
      'Experience with design tokens, components and Storybook',
    ],
    responsibilities: [
      'Maintain one design language across the public site and the app',
      'Design for accessibility from the start',
      'Test with users and act on the results',
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
    description: 'Make releases uneventful, for us and for the projects that Orrery generates.',
    requirements: [
      'Linux, containers and hands-on experience building a CI system',
      'Postgres in production, including backup and recovery',
      'Clear writing, especially for runbooks',
    ],
    responsibilities: [
      'Run builds, tests and deployments and keep them fast',
      'Set up monitoring and useful alerts',
      'Maintain the container and deployment files of generated projects',
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
    description: 'Decide with us what to build, what to leave out, and why.',
    requirements: [
      'Experience with developer products and measurable results',
      'Enough engineering background to read a pull request',
      'Clear writing',
    ],
    responsibilities: [
      'Keep the public roadmap up to date',
      'Talk to people who use Orrery every week',
      'Turn their feedback into testable specifications',
    ],
    postedDate: '2024-04-20',
    featured: false,
  },
]
