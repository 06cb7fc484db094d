import { StepForm as SharedStepForm, type StepFormProps as SharedProps } from '@/shared/ui/wizard'

/** Either wizard, as far as going through its steps goes. */
export interface StepActor {
  send(event: { type: 'continue' } | { type: 'back' } | { type: 'create' }): void
}

export interface StepFormProps extends Omit<SharedProps, 'onSubmit' | 'onBack'> {
  actor: StepActor
  /** False where there is no way back. */
  back?: boolean
  onwards?: 'continue' | 'create'
}

/** One step of a wizard that creates a project. */
export function StepForm({ actor, back = true, onwards = 'continue', ...props }: StepFormProps) {
  return (
    <SharedStepForm
      {...props}
      onSubmit={() => actor.send({ type: onwards })}
      onBack={back ? () => actor.send({ type: 'back' }) : undefined}
    />
  )
}
