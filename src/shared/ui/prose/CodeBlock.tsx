import { chakra, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface CodeBlockProps {
  text: string
  /** As the fence names it, e.g. `sh`; empty where it names none. */
  language: string
  /** Rendered at the right of the bar, e.g. a copy button. */
  action?: ReactNode
}

const LANGUAGES: Record<string, string> = {
  sh: 'Terminal',
  sql: 'SQL',
  json: 'JSON',
  js: 'JavaScript',
  py: 'Python',
  powershell: 'PowerShell',
}

/** Code below a bar that says what it is. */
export function CodeBlock({ text, language, action }: CodeBlockProps) {
  return (
    <chakra.div data-code bg="bg.panel" borderWidth="1px" borderRadius="lg" overflow="hidden" minWidth="0">
      <Flex
        align="center"
        justify="space-between"
        minHeight="10"
        pl="4"
        pr="1"
        borderBottomWidth="1px"
        bg="bg.subtle"
      >
        <Text textStyle="xs" color="fg.muted">
          {LANGUAGES[language] ?? 'Code'}
        </Text>
        {action}
      </Flex>
      {/* Scrolls by itself, so the keyboard must be able to reach it. */}
      <chakra.pre
        tabIndex={0}
        role="group"
        aria-label="Code"
        overflowX="auto"
        p="4"
        fontFamily="mono"
        textStyle="md"
        outlineOffset="-2px"
      >
        <code>{text}</code>
      </chakra.pre>
    </chakra.div>
  )
}
