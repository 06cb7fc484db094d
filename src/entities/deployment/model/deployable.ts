import type { Framework, ModelType } from './options'

/** A model that can be deployed (D3 §3). */
export interface DeployableModel {
  id: string
  name: string
  type: ModelType
  framework: Framework
  /** Only what is ready can be deployed. */
  status: 'ready' | 'training' | 'error'
  version: string
  /** 0..1 */
  accuracy: number
  /** ISO 8601 */
  createdAt: string
}

const DAY = 24 * 60 * 60 * 1000

/** Models to begin with. `now` is the time of day in ms since 1970. */
export const sampleDeployableModels = (now: number): readonly DeployableModel[] => {
  const ago = (days: number) => new Date(now - days * DAY).toISOString()
  return [
    {
      id: 'model-1',
      name: 'Image Classifier',
      type: 'cv',
      framework: 'pytorch',
      status: 'ready',
      version: '2.3.0',
      accuracy: 0.942,
      createdAt: ago(9),
    },
    {
      id: 'model-2',
      name: 'Support Ticket Router',
      type: 'nlp',
      framework: 'tensorflow',
      status: 'ready',
      version: '1.4.1',
      accuracy: 0.917,
      createdAt: ago(16),
    },
    {
      id: 'model-3',
      name: 'Churn Forecast',
      type: 'tabular',
      framework: 'sklearn',
      status: 'ready',
      version: '3.0.2',
      accuracy: 0.883,
      createdAt: ago(31),
    },
    {
      id: 'model-4',
      name: 'Defect Detector',
      type: 'cv',
      framework: 'onnx',
      status: 'training',
      version: '0.9.0',
      accuracy: 0.861,
      createdAt: ago(1),
    },
    {
      id: 'model-5',
      name: 'Product Review Sentiment',
      type: 'nlp',
      framework: 'pytorch',
      status: 'error',
      version: '1.1.0',
      accuracy: 0.742,
      createdAt: ago(4),
    },
  ]
}
