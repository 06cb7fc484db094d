export { previewFile, profileFile, type PreviewOptions, type ProfileOptions } from './api/profile-file'
export type { DatasetPreview, ReadingChoice } from '@orrery/profiler/types'
