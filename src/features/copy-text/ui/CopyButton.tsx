import { Button, type ButtonProps, VisuallyHidden } from '@chakra-ui/react'
import { Check, Copy, X } from 'lucide-react'
import { usePageActorOf, useSelector } from '@/shared/lib/machine'
import { copiedMachine } from '@machines/copied'

export interface CopyButtonProps {
  text: string
  /** The noun for the accessible name: "Copy address" of `address`. */
  what: string
  /** Shows the noun, where the copied text is not beside the button. */
  showsWhat?: boolean
  /** A key: its text stays out of what is kept or shown of the button's actor. */
  secret?: boolean
  /** Only the icon is seen, where there is no room for words. */
  iconOnly?: boolean
  /** In a row of a table, whose keyboard it belongs to. */
  tabIndex?: number
  variant?: ButtonProps['variant']
  size?: ButtonProps['size']
}

const WORDS = {
  idle: { text: 'Copy', Icon: Copy },
  copying: { text: 'Copy', Icon: Copy },
  copied: { text: 'Copied', Icon: Check },
  refused: { text: 'Not allowed', Icon: X },
}

/** DEP-05: copies a text and confirms it for two seconds. */
export function CopyButton({
  text,
  what,
  showsWhat,
  secret,
  iconOnly,
  tabIndex,
  variant,
  size = 'sm',
}: CopyButtonProps) {
  const actor = usePageActorOf(copiedMachine, what, {
    effects: {
      actors: {
        writeClipboard: ({ input }) => navigator.clipboard.writeText(secret ? text : input.text),
      },
    },
  })
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const { text: word, Icon } = WORDS[state]
  return (
    <Button
      size={size}
      variant={variant}
      tabIndex={tabIndex}
      onClick={() => actor.send({ type: 'copy', text: secret ? '' : text })}
    >
      <Icon size={15} aria-hidden />
      <span aria-live="polite">
        {iconOnly ? <VisuallyHidden>{word}</VisuallyHidden> : word}
        {showsWhat ? ` ${what}` : <VisuallyHidden> {what}</VisuallyHidden>}
      </span>
    </Button>
  )
}
