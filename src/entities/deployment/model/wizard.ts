import { check, object, pipe, string, trim } from 'valibot'
import type { DeployableModel } from './deployable'
import { descriptionSchema, nameLength } from './dialog'
import type { EnvironmentId } from './environments'
import {
  DEFAULT_SIZING,
  type DeploymentOrder,
  freeName,
  resourcesOf,
  type SizingValues,
  scalingOf,
} from './order'

/** D3 §3: what the wizard of the deploy page asks for. */
export interface DeployWizardValues extends SizingValues {
  /** Id of the model; empty before one is chosen. */
  model: string
  environment: EnvironmentId | ''
  name: string
  description: string
}

export const EMPTY_DEPLOY_WIZARD: DeployWizardValues = {
  model: '',
  environment: '',
  name: '',
  description: '',
  ...DEFAULT_SIZING,
}

/** The options of the wizard. */
export interface DeployWizardSubject {
  models: readonly DeployableModel[]
  /** The names of what is deployed. */
  taken: readonly string[]
}

/** The first step: why Continue waits, in the order of the step; null when it need not. */
export function missingChoice({ model, environment, name }: DeployWizardValues): string | null {
  const missing = [
    ...(model ? [] : ['a model']),
    ...(environment ? [] : ['an environment']),
    ...(name.trim() ? [] : ['a deployment name']),
  ]
  if (missing.length === 0) return null
  return `Choose ${missing.join(', ').replace(/, (?=[^,]*$)/, ' and ')} to continue.`
}

/** The rules of the first step once it is complete. */
export function deployChoiceSchema({ models, taken }: DeployWizardSubject) {
  const statusOf = (id: string) => models.find((model) => model.id === id)?.status
  return object({
    model: pipe(
      string(),
      check(
        (id) => id === '' || statusOf(id) === 'ready',
        ({ input }) =>
          statusOf(input) === 'training'
            ? 'This model is still training. Choose one that is ready.'
            : 'This model has an error. Choose one that is ready.',
      ),
    ),
    name: pipe(string(), trim(), freeName(taken), nameLength),
    description: descriptionSchema,
  })
}

/** The deployment that valid values describe; null when its model no longer exists. */
export function orderOfWizard(
  values: DeployWizardValues,
  models: readonly DeployableModel[],
): DeploymentOrder | null {
  const model = models.find(({ id }) => id === values.model)
  if (!model || values.environment === '') return null
  return {
    name: values.name,
    description: values.description,
    modelName: model.name,
    modelType: model.type,
    framework: model.framework,
    version: model.version,
    environment: values.environment,
    resources: resourcesOf(values),
    scaling: scalingOf(values),
  }
}

/** How long each of the ten stages takes, in ms (D3 §9). */
export const DEPLOY_STAGE_PAUSE = 800

/** DPL-05: the log, one line for each stage. `Success`, `Warning` and `Error` give a line its colour. */
export const DEPLOY_STAGES: readonly string[] = [
  'Validating model and configuration',
  'Success: the model is valid',
  'Preparing the environment',
  'Allocating resources',
  'Building the model container',
  'Success: the container was built',
  'Warning: the first requests may take longer while the model loads',
  'Setting up auto-scaling and the request timeout',
  'Opening the REST endpoint',
  'Success: the health check passed and the endpoint is live',
]
