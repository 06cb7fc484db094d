import { paths } from '@/shared/config'

export interface NavLink {
  label: string
  to: string
}

/** The start of every trail on the public site. */
export const HOME: NavLink = { label: 'Home', to: paths.home }

/** NAV-02: the top bar's links, and the documentation. */
export const SITE_LINKS: readonly NavLink[] = [
  HOME,
  { label: 'Features', to: paths.features },
  { label: 'Templates', to: paths.templates },
  { label: 'Pricing', to: paths.pricing },
  { label: 'Docs', to: paths.docs },
  { label: 'Careers', to: paths.careers },
  { label: 'Contact', to: paths.contact },
]

/** NAV-02: those of an account. */
export const MEMBER_LINKS: readonly NavLink[] = [
  { label: 'Projects', to: paths.projects },
  { label: 'AI/ML Platform', to: paths.aiMlPlatform },
]

/**
 * The names of the places in the breadcrumb. A map, because its keys come from the address: `__proto__` is no place.
 */
const PLACES = new Map(
  Object.entries({
    '': 'Home',
    signin: 'Sign In',
    signup: 'Create an account',
    callback: 'Email verification',
    profile: 'Profile',
    settings: 'Settings',
    diagnostics: 'System Diagnostics',
    'forgot-password': 'Forgot password',
    'reset-password': 'New password',
    'create-project': 'Create a project',
    projects: 'Projects',
    'ai-ml-platform': 'AI/ML Platform',
    'upload-dataset': 'Upload Dataset',
    train: 'Train a model',
    datasets: 'Datasets',
    endpoints: 'Endpoints',
    compare: 'Compare',
    connect: 'Connect your code',
    runs: 'Runs',
    'api-integration': 'API integration',
    'deploy-model': 'Deploy Model',
    features: 'Features',
    'ai-features': 'AI features',
    templates: 'Template Gallery',
    source: 'Source',
    pricing: 'Pricing',
    about: 'About',
    careers: 'Careers',
    contact: 'Contact',
    roadmap: 'Roadmap',
    docs: 'Documentation',
    tutorials: 'Tutorials',
    blog: 'Blog',
    changelog: 'Changelog',
    community: 'Community',
    press: 'Press',
    help: 'Help',
    status: 'Status',
    machines: 'Machines',
    terms: 'Terms of service',
    privacy: 'Privacy',
    shared: 'Shared link',
    'auth-diagnostic': 'Authentication Diagnostics',
    unauthorized: 'Access Denied',
  }),
)

/** The articles by the last part of their address. Their texts are too much for the shell; a test compares the titles. */
const ARTICLES = new Map(
  Object.entries({
    accounts: 'Accounts and verification',
    'ai-ml-platform': 'The AI/ML platform',
    assistant: 'The assistant and your provider',
    'checking-a-dataset': 'Checking a dataset',
    'choosing-a-stack': 'Choosing a stack',
    'command-line': 'From the command line',
    'dataset-formats': 'Dataset formats',
    'feature-switches': 'The six optional features',
    'getting-started': 'Getting started',
    'health-and-status': 'Health and status',
    hosting: 'Hosting Orrery',
    machines: 'Machines and the inspector',
    'plans-and-limits': 'Prices and limits',
    'project-file': 'The project file',
    roles: 'Roles and rights',
    'running-a-download': 'Running a download',
    'settings-and-shortcuts': 'Settings and shortcuts',
    'settings-of-the-server': 'Settings of the server',
    templates: 'Starting from a template',
    'your-data': 'Where your data is',
    'your-projects': 'Your projects',
  }),
)

/** NAV-05: the footer's links, by group. */
export const FOOTER: readonly { title: string; links: readonly NavLink[] }[] = [
  {
    title: 'Product',
    links: [
      { label: 'Features', to: paths.features },
      { label: 'AI features', to: paths.aiFeatures },
      { label: 'Templates', to: paths.templates },
      { label: 'Pricing', to: paths.pricing },
      { label: 'Roadmap', to: paths.roadmap },
      { label: 'Changelog', to: paths.changelog },
    ],
  },
  {
    title: 'Learn',
    links: [
      { label: 'Documentation', to: paths.docs },
      { label: 'Tutorials', to: paths.tutorials },
      { label: 'Blog', to: paths.blog },
      { label: 'Community', to: paths.community },
      { label: 'Machines', to: paths.machines },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', to: paths.about },
      { label: 'Careers', to: paths.careers },
      { label: 'Press', to: paths.press },
      { label: 'Contact', to: paths.contact },
    ],
  },
  {
    title: 'Support',
    links: [
      { label: 'Help', to: paths.help },
      { label: 'Status', to: paths.status },
      { label: 'Authentication Diagnostics', to: paths.authDiagnostic },
      { label: 'Privacy', to: paths.privacy },
      { label: 'Terms', to: paths.terms },
    ],
  },
]

/** The trail from home to here. A part that only names one thing, like a project's id, is left out. */
export function trail(pathname: string): NavLink[] {
  const parts = pathname.split('/').filter(Boolean)
  const crumbs = parts.flatMap((part, index) => {
    const label = (parts[0] === 'docs' && index > 0 ? ARTICLES : PLACES).get(part)
    return label ? [{ label, to: `/${parts.slice(0, index + 1).join('/')}` }] : []
  })
  return [HOME, ...crumbs]
}
