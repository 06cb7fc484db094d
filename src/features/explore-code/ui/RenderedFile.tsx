import { chakra } from '@chakra-ui/react'
import { type ReactNode, useMemo } from 'react'
import { parseMessage } from '@/shared/lib/markdown/parse'
import { Prose } from '@/shared/ui/prose'

export interface RenderedFileProps {
  path: string
  content: string
  codeAction?: (text: string) => ReactNode
}

/** A Markdown file as it reads. HTML in it is text, and only web, mail and local addresses become links. */
export function RenderedFile({ path, content, codeAction }: RenderedFileProps) {
  const blocks = useMemo(
    () =>
      parseMessage(content).map((block) =>
        // The page has ids of its own.
        block.type === 'heading' ? { ...block, id: `file-${block.id}` } : block,
      ),
    [content],
  )
  return (
    <chakra.div
      // A region that scrolls has to be reachable by keyboard.
      tabIndex={0}
      role="region"
      aria-label={path}
      flex="1"
      minHeight="0"
      overflow="auto"
      px={{ base: '4', md: '6' }}
      py="5"
      bg="bg"
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <Prose blocks={blocks} codeAction={codeAction} compact />
    </chakra.div>
  )
}
