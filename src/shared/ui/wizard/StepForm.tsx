import { chakra, Stack } from '@chakra-ui/react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
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
  /** Name of the field that takes the focus when the step opens; without it the heading does. */
  begins?: string
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
  begins,
  children,
}: StepFormProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useFocusError(form, refused)
  useEnter(form)
  useEffect(() => {
    const field = begins ? form.current?.elements.namedItem(begins) : null
    if (field instanceof HTMLElement) field.focus({ preventScroll: true })
  }, [begins])
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
        <StepHeading srOnly focuses={!begins}>
          {title}
        </StepHeading>
        {children}
        <StepFooter>
          <StepBar form={id} onBack={onBack} next={next} />
        </StepFooter>
      </Stack>
    </chakra.form>
  )
}
