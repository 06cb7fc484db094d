import { Flex } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'

export interface FieldErrorProps {
  /** The control names it in `aria-describedby`. */
  id: string
  message?: string | null
  /** Said at once, not only when somebody comes to the field: what a form is refused for. */
  announced?: boolean
}

/** What is wrong with a field, in words and with an icon. */
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
