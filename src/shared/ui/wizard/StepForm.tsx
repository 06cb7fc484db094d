import { chakra, Stack } from '@chakra-ui/react'
import { type ReactNode, useId, useRef } from 'react'
import { useFocusError } from '../form'
import { StepBar, type StepBarProps } from './StepBar'
import { StepFooter } from './StepFooter'
import { StepHeading } from './StepHeading'
import { useEnter } from './use-enter'

export interface StepFormProps {
  title: string
  onSubmit: () => void
  /** Undefined where there is no way back. */
  onBack?: () => void
  next?: StepBarProps['next']
  /** The field for which the step was refused; it gets the focus. */
  refused?: { field: string } | null
  children: ReactNode
}

const CONTINUE = { label: 'Continue' }

/** One step of a wizard: Enter continues, Alt+Left goes back. */
export function StepForm({
  title,
  onSubmit,
  onBack,
  next = CONTINUE,
  refused = null,
  children,
}: StepFormProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useFocusError(form, refused)
  useEnter(form)
  return (
    <chakra.form
      ref={form}
      id={id}
      position="relative"
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
        <StepHeading srOnly>{title}</StepHeading>
        {children}
        <StepFooter>
          <StepBar form={id} onBack={onBack} next={next} />
        </StepFooter>
      </Stack>
    </chakra.form>
  )
}
