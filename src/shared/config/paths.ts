import { withReturnUrl } from '@/shared/lib/navigation'
import type { AiMlTab } from './ai-ml-tabs'

/** Every address of the app, built in one place. */
export const paths = {
  home: '/',
  signIn: (returnUrl = '/') => withReturnUrl('/signin', returnUrl),
  signUp: (returnUrl = '/') => withReturnUrl('/signup', returnUrl),
  authCallback: '/auth/callback',
  profile: '/profile',
  diagnostics: '/diagnostics',
  settings: '/settings',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** The stack wizard, or the template wizard with `?wizard=a`; `link` is a query as the share links of entities/project make it. */
  createProject: '/create-project',
  createProjectWith: (link: string) => `/create-project${link}`,
  templateWizard: '/create-project?wizard=a',
  createProjectFrom: (templateId: string) => `/create-project?template=${encodeURIComponent(templateId)}`,
  resumeDraft: (wizard: 'a' | 'b', draftId: string) =>
    `/create-project?wizard=${wizard}&draft=${encodeURIComponent(draftId)}`,
  /** The stack configurator of the home page, starting from a shared configuration. */
  configurator: (link = '') => `/${link}#configurator`,
  projects: '/projects',
  project: (id: string) => `/projects/${encodeURIComponent(id)}`,
  /** The dashboard; a tab by its id. */
  aiMlPlatform: '/ai-ml-platform',
  aiMlTab: (tab: AiMlTab) => `/ai-ml-platform?tab=${tab}`,
  /** The Team tab with the dialog that creates a workspace. */
  createWorkspace: '/ai-ml-platform?tab=collaboration&create=workspace',
  failingJobs: '/ai-ml-platform?tab=models&status=failed',
  uploadDataset: '/ai-ml-platform/upload-dataset',
  /** A model from a file of this device. */
  trainModel: '/ai-ml-platform/train',
  /** The kept statistics of a dataset. */
  datasetProfile: (id: string) => `/ai-ml-platform/datasets/${encodeURIComponent(id)}`,
  /** Its statistics beside those of an earlier dataset. */
  compareDatasets: (id: string, earlier = '') =>
    `/ai-ml-platform/datasets/${encodeURIComponent(id)}/compare${earlier === '' ? '' : `?with=${encodeURIComponent(earlier)}`}`,
  /** A run that training code reported, by its id. The server links it for MLflow's clients, too. */
  run: (id: string) => `/ai-ml-platform/runs/${encodeURIComponent(id)}`,
  compareRuns: (ids: readonly string[]) =>
    `/ai-ml-platform/runs/compare?runs=${ids.map(encodeURIComponent).join(',')}`,
  /** A registered model by its name, with one of its versions, or with two side by side. */
  registeredModel: (name: string, versions: readonly number[] = []) =>
    `/ai-ml-platform/models/${encodeURIComponent(name)}${versions.length > 0 ? `?versions=${versions.join(',')}` : ''}`,
  /** Where a token for training code is made. */
  connect: '/ai-ml-platform/connect',
  apiIntegration: '/ai-ml-platform/api-integration',
  deployModel: '/ai-ml-platform/deploy-model',
  /** The address at which models of a workspace answer, by its id. */
  endpoint: (id: string) => `/ai-ml-platform/endpoints/${encodeURIComponent(id)}`,
  /** The page of a link, which needs no account. */
  shared: (token: string) => `/shared/${encodeURIComponent(token)}`,
  mailbox: '/mailbox',
  features: '/features',
  templates: '/templates',
  templateSource: (id: string) => `/templates/${encodeURIComponent(id)}/source`,
  aiFeatures: '/ai-features',
  about: '/about',
  pricing: '/pricing',
  terms: '/terms',
  privacy: '/privacy',
  contact: '/contact',
  careers: '/careers',
  roadmap: '/roadmap',
  docs: '/docs',
  doc: (slug: string) => `/docs/${slug}`,
  changelog: '/changelog',
  tutorials: '/tutorials',
  blog: '/blog',
  post: (slug: string) => `/blog/${slug}`,
  community: '/community',
  press: '/press',
  help: '/help',
  status: '/status',
  machines: '/machines',
  machine: (name: string) => `/machines/${encodeURIComponent(name)}`,
  machineState: (name: string, state: string) =>
    `/machines/${encodeURIComponent(name)}?state=${encodeURIComponent(state)}`,
  authDiagnostic: '/auth-diagnostic',
  unauthorized: '/unauthorized',
} as const
