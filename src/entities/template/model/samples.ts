import { CATEGORIES, COMPLEXITIES, type Template } from './template'

/** TPL-11: the six templates. Ratings, downloads and likes are sample figures. */
export const SAMPLE_TEMPLATES: readonly Template[] = [
  {
    id: 'analytics-dashboard',
    name: 'Analytics Dashboard',
    description:
      'The base of a dashboard: an overview, a list that pages and a relational database, behind sign-in.',
    category: 'dashboard',
    technologies: ['React', 'Node.js', 'PostgreSQL'],
    complexity: 'Intermediate',
    rating: 4.8,
    downloads: 12_450,
    likes: 892,
    lastUpdated: '2024-05-10',
    author: 'Orrery Engineering',
    previewImage: 'chart',
    demoUrl: '/demos/analytics-dashboard.html',
    githubUrl: '/templates/analytics-dashboard/source',
    featured: true,
    tags: ['Overview', 'Accounts'],
  },
  {
    id: 'storefront',
    name: 'Storefront',
    description:
      'The base of a shop: accounts, and a list to keep, on pages that are rendered on the server.',
    category: 'e-commerce',
    technologies: ['Next.js', 'Node.js', 'PostgreSQL'],
    complexity: 'Advanced',
    rating: 4.7,
    downloads: 9_870,
    likes: 754,
    lastUpdated: '2024-05-02',
    author: 'Orrery Design',
    previewImage: 'shop',
    demoUrl: '/demos/storefront.html',
    githubUrl: '/templates/storefront/source',
    featured: true,
    tags: ['Accounts', 'Server rendering'],
  },
  {
    id: 'saas-starter',
    name: 'SaaS Starter',
    description:
      'Accounts, a first resource and an API description: the part of a service that every service has.',
    category: 'web-app',
    technologies: ['React', 'Node.js', 'SQLite'],
    complexity: 'Beginner',
    rating: 4.6,
    downloads: 15_320,
    likes: 1_204,
    lastUpdated: '2024-04-18',
    author: 'Orrery Engineering',
    previewImage: 'web',
    githubUrl: '/templates/saas-starter/source',
    featured: true,
    tags: ['Accounts', 'OpenAPI'],
  },
  {
    id: 'sentiment-service',
    name: 'Sentiment Service',
    description:
      'Trains a small classifier on bundled data, which yours replaces, and answers predictions over HTTP.',
    category: 'ai-ml',
    technologies: ['Python', 'Scikit-learn', 'FastAPI'],
    complexity: 'Advanced',
    rating: 4.9,
    downloads: 7_640,
    likes: 981,
    lastUpdated: '2024-05-14',
    author: 'Orrery AI Research',
    previewImage: 'model',
    featured: false,
    tags: ['Classifier', 'Training'],
  },
  {
    id: 'field-notes',
    name: 'Field Notes',
    description:
      'The base of an app for Android and iOS: a list, a basket, and what is in it kept on the device.',
    category: 'mobile-app',
    technologies: ['React Native', 'Expo', 'TypeScript'],
    complexity: 'Intermediate',
    rating: 4.5,
    downloads: 5_210,
    likes: 437,
    lastUpdated: '2024-03-27',
    author: 'Orrery Product',
    previewImage: 'phone',
    featured: false,
    tags: ['Offline', 'On the device'],
  },
  {
    id: 'rest-service',
    name: 'REST Service',
    description:
      'One resource behind sign-in, with validation, health check, OpenAPI description and tests. Nothing else.',
    category: 'api',
    technologies: ['Node.js', 'TypeScript'],
    complexity: 'Beginner',
    rating: 4.4,
    downloads: 8_030,
    likes: 512,
    lastUpdated: '2024-04-30',
    author: 'Orrery Infrastructure',
    previewImage: 'api',
    featured: false,
    tags: ['OpenAPI', 'Tests'],
  },
]

/** As many templates as asked for, the samples over and over, to see how the gallery takes a large catalogue. */
export function manyTemplates(count: number): Template[] {
  return Array.from({ length: count }, (_, index) => {
    const sample = SAMPLE_TEMPLATES[index % SAMPLE_TEMPLATES.length] as Template
    return {
      ...sample,
      id: `${sample.id}-${index}`,
      name: `${sample.name} ${index + 1}`,
      category: CATEGORIES[(index * 7) % CATEGORIES.length] ?? sample.category,
      complexity: COMPLEXITIES[(index * 5) % COMPLEXITIES.length] ?? sample.complexity,
      downloads: (index * 7919) % 20_000,
      rating: 3 + ((index * 31) % 21) / 10,
    }
  })
}
