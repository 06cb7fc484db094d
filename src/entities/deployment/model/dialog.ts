import { brokenRules, type FieldError, type FieldRule } from '@/shared/lib/form'
import { type Framework, MODEL_FILE_ENDINGS, type ModelType } from './options'
import {
  DEFAULT_SIZING,
  type DeploymentOrder,
  nameTaken,
  resourcesOf,
  SCALING_RULES,
  type SizingValues,
  scalingOf,
} from './order'

/** DEP-02: what the Deploy Model dialog asks for. */
export interface DeployDialogValues extends SizingValues {
  name: string
  description: string
  modelType: ModelType
  framework: Framework
  /** Only what it is called and its size in bytes: nothing is uploaded. */
  file: { name: string; size: number } | null
}

export const EMPTY_DEPLOY_DIALOG: DeployDialogValues = {
  name: '',
  description: '',
  modelType: 'cv',
  framework: 'pytorch',
  file: null,
  ...DEFAULT_SIZING,
}

/** Names and descriptions may be as long as this; ours. */
export const DEPLOYMENT_NAME_LIMIT = 80
export const DEPLOYMENT_DESCRIPTION_LIMIT = 500

export const DESCRIPTION_RULE: FieldRule<{ description: string }> = {
  field: 'description',
  holds: ({ description }) => description.trim().length <= DEPLOYMENT_DESCRIPTION_LIMIT,
  message: `The description must be at most ${DEPLOYMENT_DESCRIPTION_LIMIT} characters`,
}

type DialogField = Extract<keyof DeployDialogValues, string>

const RULES: readonly FieldRule<DeployDialogValues, DialogField>[] = [
  { field: 'name', holds: ({ name }) => name.trim() !== '', message: 'Model name is required' },
  {
    field: 'name',
    holds: ({ name }) => name.trim().length <= DEPLOYMENT_NAME_LIMIT,
    message: `The name must be at most ${DEPLOYMENT_NAME_LIMIT} characters`,
  },
  DESCRIPTION_RULE,
  {
    field: 'file',
    holds: ({ file }) =>
      !file || MODEL_FILE_ENDINGS.some((ending) => file.name.toLowerCase().endsWith(ending)),
    message: `Choose a model file that ends in ${MODEL_FILE_ENDINGS.join(', ').replace(/, (?=\.onnx)/, ' or ')}`,
  },
  ...SCALING_RULES,
]

/** Errors of the dialog, in its order; `taken` are the names of the deployed models. */
export function checkDeployDialog(
  values: DeployDialogValues,
  taken: readonly string[],
): FieldError<DialogField>[] {
  const errors = brokenRules(RULES, values)
  const twin = nameTaken('name', values.name, taken)
  return twin && !errors.some(({ field }) => field === 'name') ? [twin, ...errors] : errors
}

/** The deployment that valid values describe. */
export const orderOfDialog = (values: DeployDialogValues): DeploymentOrder => ({
  name: values.name,
  description: values.description,
  modelName: values.name,
  modelType: values.modelType,
  framework: values.framework,
  version: '1.0.0',
  environment: null,
  resources: resourcesOf(values),
  scaling: scalingOf(values),
})
