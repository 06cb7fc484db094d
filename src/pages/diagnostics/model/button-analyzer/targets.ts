import { paths } from '@/shared/config'

export interface PlaceToScan {
  /** Null for the page that is open. */
  path: string | null
  label: string
}

/** Every route of the app; those with a parameter by an example. `projectId`: a project of the user, if there is one. */
export const scanTargets = (projectId: string | null): readonly PlaceToScan[] => [
  { path: null, label: 'This page' },
  { path: paths.home, label: 'Home' },
  { path: paths.features, label: 'Features' },
  { path: paths.aiFeatures, label: 'AI features' },
  { path: paths.templates, label: 'Templates' },
  { path: paths.templateSource('storefront'), label: 'Templates: source of Storefront' },
  { path: paths.pricing, label: 'Pricing' },
  { path: paths.docs, label: 'Documentation' },
  { path: paths.doc('getting-started'), label: 'Documentation: Getting started' },
  { path: paths.about, label: 'About' },
  { path: paths.careers, label: 'Careers' },
  { path: paths.contact, label: 'Contact' },
  { path: paths.roadmap, label: 'Roadmap' },
  { path: paths.tutorials, label: 'Tutorials' },
  { path: paths.blog, label: 'Blog' },
  { path: paths.post('why-state-machines'), label: 'Blog: Why every screen is a state machine' },
  { path: paths.changelog, label: 'Changelog' },
  { path: paths.community, label: 'Community' },
  { path: paths.press, label: 'Press' },
  { path: paths.help, label: 'Help' },
  { path: paths.machines, label: 'Machines' },
  { path: paths.machine('sign-in'), label: 'Machines: sign-in' },
  { path: paths.status, label: 'Status' },
  { path: paths.terms, label: 'Terms' },
  { path: paths.privacy, label: 'Privacy' },
  { path: paths.signIn(), label: 'Sign in' },
  { path: paths.signUp(), label: 'Sign up' },
  { path: paths.forgotPassword, label: 'Forgot password' },
  { path: paths.resetPassword, label: 'New password' },
  { path: paths.authCallback, label: 'E-mail verification' },
  { path: paths.authDiagnostic, label: 'Authentication Diagnostics' },
  { path: paths.profile, label: 'Profile' },
  { path: paths.settings, label: 'Settings' },
  { path: paths.projects, label: 'My Projects' },
  ...(projectId ? [{ path: paths.project(projectId), label: 'My Projects: one project' }] : []),
  { path: paths.createProject, label: 'Create a project' },
  { path: paths.templateWizard, label: 'Create a project from a template' },
  { path: paths.aiMlTab('overview'), label: 'AI/ML Platform: Overview' },
  { path: paths.aiMlTab('assistant'), label: 'AI/ML Platform: Assistant' },
  { path: paths.aiMlTab('models'), label: 'AI/ML Platform: Model Training' },
  { path: paths.aiMlTab('datasets'), label: 'AI/ML Platform: Datasets' },
  { path: paths.aiMlTab('llm'), label: 'AI/ML Platform: LLM Integration' },
  { path: paths.aiMlTab('deployment'), label: 'AI/ML Platform: Deployment' },
  { path: paths.aiMlTab('monitoring'), label: 'AI/ML Platform: Monitoring' },
  { path: paths.aiMlTab('collaboration'), label: 'AI/ML Platform: Team' },
  { path: paths.uploadDataset, label: 'Upload a dataset' },
  { path: paths.datasetProfile('dataset-2'), label: 'Datasets: statistics of one' },
  { path: paths.compareDatasets('dataset-2'), label: 'Datasets: compare two' },
  { path: paths.connect, label: 'Connect your code' },
  { path: '/ai-ml-platform/runs', label: 'Model Training, by the address of MLflow' },
  { path: paths.run('no-such-run'), label: 'Model Training: one run' },
  { path: paths.compareRuns([]), label: 'Model Training: compare runs' },
  { path: paths.apiIntegration, label: 'API integration' },
  { path: paths.deployModel, label: 'Deploy a model' },
  { path: `${paths.diagnostics}?tab=analyzer`, label: 'System Diagnostics: Button Analyzer' },
  { path: `${paths.diagnostics}?tab=buttons`, label: 'System Diagnostics: Button Diagnostics' },
  { path: `${paths.diagnostics}?tab=network`, label: 'System Diagnostics: Network Diagnostics' },
  { path: `${paths.diagnostics}?tab=users`, label: 'System Diagnostics: User Management' },
  { path: `${paths.diagnostics}?tab=inbox`, label: 'System Diagnostics: Inbox' },
  { path: paths.unauthorized, label: 'Access Denied' },
  { path: '/no-such-page', label: 'Page Not Found' },
]

/** Widths of the window in which a route is opened, in px. */
export const SCAN_WIDTHS = [
  { width: 375, label: 'Phone, 375 px' },
  { width: 768, label: 'Tablet, 768 px' },
  { width: 1280, label: 'Desktop, 1280 px' },
] as const
