import { Button, type ButtonProps, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { useSelector } from '@/shared/lib/machine'
import { type FormActor, isLocked } from './use-fields'

export interface SubmitButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'colorPalette' | 'form'> {
  actor: FormActor
  children: string
  /** The label while the form is sent. */
  busy: string
  /** Why it cannot be sent now; only for what the documents disable it for. */
  reason?: string | null
}

/**
 * Sends the form. While that goes on it keeps the focus and does nothing. With a reason it is `aria-disabled`, but can
 * still be pressed: the form then marks what is missing.
 */
export function SubmitButton(props: SubmitButtonProps) {
  const { actor, children, busy, reason, ...button } = props
  const id = useId()
  const locked = useSelector(actor, isLocked)
  const works = useSelector(actor, ({ tags }) => tags.has('busy'))
  return (
    <>
      <Button
        type="submit"
        variant="solid"
        colorPalette="accent"
        aria-disabled={locked || Boolean(reason) || undefined}
        aria-describedby={reason ? id : undefined}
        {...button}
      >
        {works ? busy : children}
      </Button>
      {reason ? (
        <Text id={id} textStyle="sm" color="fg.muted">
          {reason}
        </Text>
      ) : null}
    </>
  )
}
