import { DEFAULT_PROJECT_CONFIG } from '@orrery/generator/model'
import type { Project } from './project'

/** The two sample entries of the project list (D1 §1). Their code can be downloaded like any other. */
export const SAMPLE_PROJECTS: Project[] = [
  {
    id: 'sample-storefront',
    name: 'Storefront',
    description:
      'A small shop with a product list, accounts and a checkout that keeps its orders in PostgreSQL.',
    type: 'web-app',
    template: null,
    teamMembers: [
      { id: 'sample-ada', name: 'Ada Moreau', email: 'ada@orrery.example', role: 'Developer' },
      { id: 'sample-jun', name: 'Jun Sato', email: 'jun@orrery.example', role: 'Designer' },
      { id: 'sample-mara', name: 'Mara Lind', email: 'mara@orrery.example', role: 'QA' },
    ],
    aiTools: [
      { id: 'code-generation', name: 'Code Generation', enabled: true },
      { id: 'code-review', name: 'Code Review', enabled: true },
      { id: 'dependency-management', name: 'Dependency Management', enabled: true },
      { id: 'documentation', name: 'Documentation', enabled: true },
    ],
    createdAt: '2026-09-14T08:30:00.000Z',
    createdBy: 'orrery',
    url: 'https://storefront-k3v9qa.orrery.example',
    status: 'active',
    lastCommit: '2026-11-02T16:05:00.000Z',
    stars: 24,
    config: {
      ...DEFAULT_PROJECT_CONFIG,
      name: 'Storefront',
      description:
        'A small shop with a product list, accounts and a checkout that keeps its orders in PostgreSQL.',
      environment: 'production',
    },
    sample: true,
  },
  {
    id: 'sample-field-notes',
    name: 'Field Notes API',
    description:
      'Collects notes from the field, tags them with a language model and serves them to other tools.',
    type: 'api',
    template: 'rest-api',
    teamMembers: [{ id: 'sample-ilya', name: 'Ilya Novak', email: 'ilya@orrery.example', role: 'Developer' }],
    aiTools: [
      { id: 'code-generation', name: 'Code Generation', enabled: true },
      { id: 'testing', name: 'Testing', enabled: true },
    ],
    createdAt: '2026-10-28T12:00:00.000Z',
    createdBy: 'orrery',
    url: null,
    status: 'building',
    lastCommit: '2026-11-18T09:41:00.000Z',
    stars: 3,
    config: null,
    sample: true,
  },
]
