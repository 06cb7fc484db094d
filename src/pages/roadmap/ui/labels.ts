import type { MilestoneStatus } from '@/entities/roadmap/model'
import type { StatusDotProps } from '@/shared/ui/status'

export const STATUS: Record<MilestoneStatus, { label: string; tone: StatusDotProps['tone'] }> = {
  completed: { label: 'Completed', tone: 'success' },
  'in-progress': { label: 'In Progress', tone: 'info' },
  planned: { label: 'Planned', tone: 'neutral' },
}

/** `high` as `High`. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
