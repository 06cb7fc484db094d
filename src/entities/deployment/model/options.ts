/** Purposes of a model (D2 §3; document 3 spells some of them out). */
export const MODEL_TYPES = ['cv', 'nlp', 'tabular', 'audio', 'multimodal'] as const
export type ModelType = (typeof MODEL_TYPES)[number]
export const MODEL_TYPE_LABELS: Record<ModelType, string> = {
  cv: 'Computer Vision',
  nlp: 'NLP',
  tabular: 'Tabular',
  audio: 'Audio',
  multimodal: 'Multimodal',
}

export const FRAMEWORKS = ['pytorch', 'tensorflow', 'sklearn', 'onnx', 'custom'] as const
export type Framework = (typeof FRAMEWORKS)[number]
export const FRAMEWORK_LABELS: Record<Framework, string> = {
  pytorch: 'PyTorch',
  tensorflow: 'TensorFlow',
  sklearn: 'scikit-learn',
  onnx: 'ONNX',
  custom: 'Custom',
}

/** DEP-06: what a model file may end in. */
export const MODEL_FILE_ENDINGS = ['.pt', '.pth', '.h5', '.pb', '.onnx'] as const

export const CPU_OPTIONS = [1, 2, 4, 8] as const
export const MEMORY_OPTIONS = [2, 4, 8, 16] as const
export const GPU_OPTIONS = ['none', 't4-1', 't4-2', 'a100-1'] as const
export type Gpu = (typeof GPU_OPTIONS)[number]
export const GPU_LABELS: Record<Gpu, string> = {
  none: 'None',
  't4-1': 'T4 (1)',
  't4-2': 'T4 (2)',
  'a100-1': 'A100 (1)',
}

/** Resources of each instance. */
export interface ModelResources {
  /** vCPUs */
  cpu: (typeof CPU_OPTIONS)[number]
  /** GB */
  memory: (typeof MEMORY_OPTIONS)[number]
  gpu: Gpu
}

export interface ModelScaling {
  /** How many instances run at least. */
  min: number
  /** How many run at most. */
  max: number
  /** How long a request may take, in seconds. */
  timeout: number
}

/** DEP-02: what they are while nothing else was chosen. */
export const DEFAULT_RESOURCES: ModelResources = { cpu: 2, memory: 4, gpu: 't4-1' }
export const DEFAULT_SCALING: ModelScaling = { min: 1, max: 5, timeout: 30 }

/** DEP-02: the smallest and the largest of each. */
export const SCALING_BOUNDS: Record<keyof ModelScaling, readonly [min: number, max: number]> = {
  min: [1, 10],
  max: [1, 20],
  timeout: [1, 300],
}

export const cpuText = (cpu: number): string => (cpu === 1 ? '1 vCPU' : `${cpu} vCPUs`)

/** Resources of each instance, in one line. */
export const resourcesText = ({ cpu, memory, gpu }: ModelResources): string =>
  `${cpuText(cpu)}, ${memory} GB memory, ${gpu === 'none' ? 'no GPU' : `GPU ${GPU_LABELS[gpu]}`}`

export const scalingText = ({ min, max, timeout }: ModelScaling): string =>
  `${min === max ? min : `${min} to ${max}`} ${max === 1 ? 'instance' : 'instances'}, request timeout ${timeout} s`
