import { Flex } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'

export interface FieldErrorProps {
  /** The control names it in `aria-describedby`. */
  id: string
  message?: string | null
}

/** What is wrong with a field, in words and with an icon. */
export function FieldError({ id, message }: FieldErrorProps) {
  return message ? (
    <Flex id={id} color="fg.error" fontWeight="medium" textStyle="sm" gap="1">
      <CircleAlert size={15} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
      {message}
    </Flex>
  ) : null
}
