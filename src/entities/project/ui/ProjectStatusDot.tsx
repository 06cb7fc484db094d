import { StatusDot, type StatusDotProps } from '@/shared/ui/status'
import type { ProjectStatus } from '../model/project'

const TONES: Record<ProjectStatus, StatusDotProps['tone']> = {
  active: 'success',
  building: 'info',
  error: 'error',
}

/** PRJ-05: the status in a colour and a word. */
export function ProjectStatusDot({ status }: { status: ProjectStatus }) {
  return <StatusDot tone={TONES[status] ?? 'neutral'} label={status} />
}
