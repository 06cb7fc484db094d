import { paths } from '@/shared/config'

/** Where a machine is met in the app, as its runner opens the page. */
export interface Place {
  path: string
  as: 'visitor' | 'user' | 'admin'
  /** The step that the user takes there before the machine starts. */
  first?: string
}

const user = (path: string, first?: string): Place => ({ path, as: 'user', first })
const visitor = (path: string): Place => ({ path, as: 'visitor' })
const admin = (tab: string): Place => ({ path: `${paths.diagnostics}?tab=${tab}`, as: 'admin' })

/** The page of each machine; words where it has none, and why. */
const PLACES: Record<string, Place | string> = {
  'api-integration': user(paths.apiIntegration, 'Add an integration.'),
  'api-key': user(`${paths.apiIntegration}?tab=keys`),
  'api-test': user(`${paths.apiIntegration}?tab=testing`),
  'auth-callback': visitor(`${paths.authCallback}?token_hash=a-hash&type=signup`),
  'auth-diagnostics': visitor(paths.authDiagnostic),
  'button-diagnostics': admin('buttons'),
  'code-explorer': visitor(paths.templateSource('storefront')),
  configurator: visitor(paths.home),
  connect: user(paths.connect),
  'connection-test': user(paths.aiMlTab('llm')),
  copied: visitor(paths.doc('getting-started')),
  'create-project-a': user(paths.templateWizard),
  'create-project-b': user(paths.createProject),
  'creation-check': user(paths.createProject),
  dataset: user(paths.aiMlTab('datasets'), 'It runs for each dataset that is processing.'),
  'dataset-upload': user(paths.uploadDataset),
  'deploy-dialog': user(paths.aiMlTab('deployment')),
  'deploy-model': user(paths.deployModel),
  'serve-model': user(paths.aiMlTab('deployment'), 'Choose an ONNX file.'),
  deployments: user(paths.aiMlTab('deployment')),
  'entry-change': user(`${paths.apiIntegration}?tab=keys`),
  monitoring: user(paths.aiMlTab('monitoring')),
  'network-diagnostics': admin('network'),
  'new-project': user(paths.projects),
  removal: user(paths.projects),
  'run-edit': user(paths.aiMlTab('models'), 'Select runs of your code and delete them.'),
  'run-list': user(paths.aiMlTab('models')),
  settings: user(paths.settings),
  'sign-in': visitor(paths.signIn()),
  'sign-up': visitor(paths.signUp()),
  'team-member': user(paths.aiMlTab('collaboration'), 'Open a member.'),
  'template-gallery': visitor(paths.templates),
  'train-model': user(paths.trainModel),
  'batch-prediction': user(paths.trainModel, 'Train a model.'),
  'file-upload': user(paths.aiMlTab('datasets'), 'Open a dataset.'),
  training: user(paths.aiMlTab('models')),
  'user-management': admin('users'),

  sync: 'It runs on every page, from the moment that an account is signed in.',
  'account-status': 'It runs inside user-management, for as long as a change takes.',
  'auto-save': 'It runs inside create-project-a and create-project-b.',
  creation: 'It runs inside create-project-a and create-project-b, as their last step.',
  'deployed-model': 'It runs inside deployments, for as long as a model moves.',
  'file-profile': 'It runs inside dataset-upload.',
  probe: 'It runs inside network-diagnostics, connection-test, api-test and api-integration.',
  'staged-progress': 'It runs inside creation, deploy-dialog, deploy-model and dataset-upload.',
  'training-job': 'It runs inside training, for each job that trains.',
  ask: 'Pages build their own machines from it.',
  form: 'Pages build their own machines from it.',
  assistant: 'It is started once for the whole app, around every page.',
  session: 'It is started once for the whole app and has no interface.',
  'route-guard': 'It wraps pages and is not part of one.',
  inspector: 'It would inspect itself.',
}

/** The page of a machine, or the reason why there is none. */
export const placeOf = (machine: string): Place | string => PLACES[machine] ?? 'No page starts it on its own.'
