import type { ReactNode } from 'react'
import type { ProjectDetails } from '@/entities/project/model'
import type { FieldError } from '@/shared/lib/form'
import { TextField } from '@/shared/ui/form'
import { DescriptionField } from './DescriptionField'

export interface StepErrors {
  errors: readonly FieldError[]
  refused: FieldError | null
}

export interface DetailsFieldsProps {
  actor: {
    send(
      event:
        | { type: 'details.change'; field: keyof ProjectDetails; value: string }
        | { type: 'field.leave'; field: keyof ProjectDetails },
    ): void
  }
  values: ProjectDetails
  judgement: StepErrors
  /** Rendered between the name and the description. */
  children?: ReactNode
}

/** The part of a step's errors that belongs to one field or group. */
export const errorOf = ({ errors, refused }: StepErrors, name: string) => ({
  error: errors.find(({ field }) => field === name)?.message ?? null,
  announced: refused?.field === name,
})

/** WZA-02, WZB-01: the name and the description of a project, in the first step of both wizards. */
export function DetailsFields({ actor, values, judgement, children }: DetailsFieldsProps) {
  const field = (name: keyof ProjectDetails) => ({
    name,
    value: values[name],
    ...errorOf(judgement, name),
    onValueChange: (value: string) => actor.send({ type: 'details.change', field: name, value }),
    onBlur: () => actor.send({ type: 'field.leave', field: name }),
  })
  return (
    <>
      <TextField
        label="Project name"
        hint="Letters, numbers, spaces, hyphens and underscores"
        {...field('name')}
      />
      {children}
      <DescriptionField {...field('description')} />
    </>
  )
}
