import { chakra, Stack } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { useFocusError } from '@/shared/ui/form'
import { StepBar, type StepBarProps } from './StepBar'
import { StepHeading } from './StepHeading'
import { useEnter } from './use-enter'

export interface StepFormProps extends StepBarProps {
  title: string
  onSubmit: () => void
  /** What the step was refused for; its field gets the focus. */
  refused?: { field: string } | null
  children: ReactNode
}

/** One step of a wizard: Enter continues, Alt+Left goes back. */
export function StepForm({ title, onSubmit, onBack, next, refused = null, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useFocusError(form, refused)
  useEnter(form)
  return (
    <chakra.form
      ref={form}
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      onKeyDown={(event) => {
        if (!event.altKey || event.key !== 'ArrowLeft' || !onBack) return
        event.preventDefault()
        onBack()
      }}
    >
      <Stack gap="5">
        <StepHeading>{title}</StepHeading>
        {children}
        <StepBar onBack={onBack} next={next} />
      </Stack>
    </chakra.form>
  )
}
