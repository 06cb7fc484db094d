import type { DeployableModel, Framework, ModelType } from '@/entities/deployment/model'
import { jobAt, type StoredJob } from '@/entities/training-job/model'

/** The type and the framework of the models that training jobs train. */
const KINDS: Record<string, readonly [ModelType, Framework]> = {
  'BERT Base': ['nlp', 'pytorch'],
  DistilBERT: ['nlp', 'pytorch'],
  'ResNet-50': ['cv', 'pytorch'],
  YOLOv8: ['cv', 'pytorch'],
  'Whisper Small': ['audio', 'pytorch'],
  XGBoost: ['tabular', 'custom'],
}

/** DPL-02: what the completed training jobs left to deploy. `now` in ms since 1970. */
export function trainedModels(jobs: readonly StoredJob[], now: number): DeployableModel[] {
  return jobs.flatMap((kept) => {
    const job = jobAt(kept, now)
    if (job.status !== 'completed') return []
    const [type, framework] = KINDS[job.model] ?? ['multimodal', 'custom']
    return {
      id: job.id,
      name: job.name,
      type,
      framework,
      status: 'ready',
      version: '1.0.0',
      accuracy: job.accuracy ?? 0,
      createdAt: new Date(job.endedAt ?? job.createdAt).toISOString(),
    }
  })
}
