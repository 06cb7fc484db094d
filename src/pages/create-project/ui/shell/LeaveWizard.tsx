import { LeaveDialog, type LeaveQuestion } from '@/shared/ui/wizard'

export interface LeaveWizardProps extends LeaveQuestion {
  /** True while a project is being created, which leaving stops. */
  creating?: boolean
}

/** The question before a wizard that creates a project is left. */
export function LeaveWizard({ creating = false, ...question }: LeaveWizardProps) {
  return creating ? (
    <LeaveDialog
      {...question}
      title="Stop creating this project?"
      text="If you leave, project creation stops and nothing is saved."
      keep="Keep creating"
    />
  ) : (
    <LeaveDialog
      {...question}
      title="Leave without saving?"
      text="Your changes are not saved as a draft and will be lost."
      keep="Keep editing"
    />
  )
}
