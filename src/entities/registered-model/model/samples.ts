import type { ModelPage, ModelVersion, RegisteredModel } from './registered-model'

const AT = Date.parse('2026-11-22T11:41:30Z')

const version = (number: number, change: Partial<ModelVersion> = {}): ModelVersion => ({
  version: number,
  stage: 'None',
  description: '',
  source: `models:/m-${'0'.repeat(31)}${number}`,
  modelId: `m-${'0'.repeat(31)}${number}`,
  createdAt: AT + number * 3_600_000,
  tags: {},
  files: { kind: 'model', id: `m-${'0'.repeat(31)}${number}`, path: '' },
  aliases: [],
  run: {
    id: '3f1c9a6e2b7d4c0f8a5e1d2c3b4a5968',
    name: 'stoic-hare-41',
    lifecycle: 'active',
    datasets: [{ name: 'customers', digest: '3a91bc', context: 'training' }],
  },
  ...change,
})

/** A registered model for stories and tests. */
export const SAMPLE_MODEL_PAGE: ModelPage = {
  name: 'churn',
  description: 'Predicts which customers leave within 30 days.',
  createdAt: AT,
  updatedAt: AT + 4 * 3_600_000,
  tags: { team: 'growth' },
  total: 3,
  versions: [
    version(3, { aliases: ['challenger'], description: 'Trained on November.', tags: { checked: 'yes' } }),
    version(2, { aliases: ['champion'], stage: 'Production' }),
    version(1, { source: 's3://models/churn/1', files: null, modelId: null, run: null, stage: 'Archived' }),
  ],
}

export const SAMPLE_MODELS: RegisteredModel[] = [
  {
    name: 'churn',
    description: SAMPLE_MODEL_PAGE.description,
    updatedAt: SAMPLE_MODEL_PAGE.updatedAt,
    versions: 3,
    latest: { version: 3, stage: 'None', run_id: '3f1c9a6e2b7d4c0f8a5e1d2c3b4a5968' },
    aliases: [
      { alias: 'challenger', version: 3 },
      { alias: 'champion', version: 2 },
    ],
  },
  { name: 'forecast', description: '', updatedAt: AT, versions: 0, latest: null, aliases: [] },
]
