import type { CallStatus, ProviderStatus, ProviderType } from '@/entities/llm-provider/model'
import type { StatusDotProps } from '@/shared/ui/status'

export const TYPE_WORDS: Record<ProviderType, string> = {
  text: 'Text',
  image: 'Image',
  audio: 'Audio',
  multimodal: 'Multimodal',
}

export const STATUS_WORDS: Record<ProviderStatus, { label: string; tone: StatusDotProps['tone'] }> = {
  active: { label: 'Active', tone: 'success' },
  inactive: { label: 'Inactive', tone: 'neutral' },
  error: { label: 'Error', tone: 'error' },
}

export const CALL_WORDS: Record<CallStatus, { label: string; tone: StatusDotProps['tone'] }> = {
  success: { label: 'Success', tone: 'success' },
  error: { label: 'Error', tone: 'error' },
}
