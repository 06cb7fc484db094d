import { check, forward, maxLength, nullable, number, object, pipe, string, trim } from 'valibot'
import { requiredText } from '@/shared/lib/form'
import { type Framework, MODEL_FILE_ENDINGS, type ModelType } from './options'
import {
  DEFAULT_SIZING,
  type DeploymentOrder,
  freeName,
  resourcesOf,
  isRange,
  isTimeout,
  NO_RANGE,
  NO_TIMEOUT,
  scalingEntries,
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
const DEPLOYMENT_NAME_LIMIT = 80
export const DEPLOYMENT_DESCRIPTION_LIMIT = 500

export const nameLength = maxLength<string, number, string>(
  DEPLOYMENT_NAME_LIMIT,
  `The name must be at most ${DEPLOYMENT_NAME_LIMIT} characters`,
)

export const descriptionSchema = pipe(
  string(),
  trim(),
  maxLength(
    DEPLOYMENT_DESCRIPTION_LIMIT,
    `The description must be at most ${DEPLOYMENT_DESCRIPTION_LIMIT} characters`,
  ),
)

/** The rules of the dialog, in its order; `taken` are the names of the deployed models. */
export const deployDialogSchema = (taken: readonly string[]) =>
  pipe(
    object({
      name: pipe(requiredText('Model name is required'), nameLength, freeName(taken)),
      description: descriptionSchema,
      file: pipe(
        nullable(object({ name: string(), size: number() })),
        check(
          (file) => !file || MODEL_FILE_ENDINGS.some((ending) => file.name.toLowerCase().endsWith(ending)),
          `Choose a model file that ends in ${MODEL_FILE_ENDINGS.join(', ').replace(/, (?=\.onnx)/, ' or ')}`,
        ),
      ),
      ...scalingEntries,
    }),
    forward(
      check((values) => isRange(values), NO_RANGE),
      ['max'],
    ),
    forward(
      check((values) => isTimeout(values), NO_TIMEOUT),
      ['timeout'],
    ),
  )

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
