import { Flex } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'

export interface FieldErrorProps {
  /** The control names it in `aria-describedby`. */
  id: string
  message?: string | null
  /** Announced at once, not only on focus: an error for which the form was refused. */
  announced?: boolean
}

/** The error of a field, in words and with an icon. */
export function FieldError({ id, message, announced }: FieldErrorProps) {
  return message ? (
    // Screen readers announce what is put in as an alert, not what becomes one.
    <Flex
      key={String(announced)}
      id={id}
      role={announced ? 'alert' : undefined}
      color="fg.error"
      fontWeight="medium"
      textStyle="sm"
      gap="1"
    >
      <CircleAlert size={15} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
      {message}
    </Flex>
  ) : null
}
