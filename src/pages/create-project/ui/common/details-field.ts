import type { ProjectDetails } from '@/entities/project/model'
import type { FieldError } from '@/shared/lib/form'

export interface DetailsActor {
  send(
    event:
      | { type: 'details.change'; field: keyof ProjectDetails; value: string }
      | { type: 'field.leave'; field: keyof ProjectDetails },
  ): void
}

export interface StepErrors {
  errors: readonly FieldError[]
  refused: FieldError | null
}

/** What of a step's errors belongs to one field or group. */
export const errorOf = ({ errors, refused }: StepErrors, name: string) => ({
  error: errors.find(({ field }) => field === name)?.message ?? null,
  announced: refused?.field === name,
})

/** The name or the description of a wizard's first step. */
export const detailsField = (
  actor: DetailsActor,
  values: ProjectDetails,
  errors: StepErrors,
  name: keyof ProjectDetails,
) => ({
  name,
  value: values[name],
  ...errorOf(errors, name),
  onValueChange: (value: string) => actor.send({ type: 'details.change', field: name, value }),
  onBlur: () => actor.send({ type: 'field.leave', field: name }),
})
