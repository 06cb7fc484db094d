import { chakra, Flex } from '@chakra-ui/react'

export interface StatusDotProps {
  tone: 'neutral' | 'info' | 'success' | 'warning' | 'error'
  label: string
}

/** Status in one word with a dot, so that it is never colour alone. */
export function StatusDot({ tone, label }: StatusDotProps) {
  const color = tone === 'neutral' ? 'fg.muted' : `${tone}.fg`
  return (
    <Flex
      as="span"
      display="inline-flex"
      align="center"
      gap="2"
      textStyle="sm"
      color={color}
      whiteSpace="nowrap"
    >
      <chakra.span boxSize="2" borderRadius="full" bg="currentcolor" flexShrink="0" aria-hidden />
      {label}
    </Flex>
  )
}
