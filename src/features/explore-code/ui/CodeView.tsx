import { chakra } from '@chakra-ui/react'
import { useEffect, useMemo, useRef } from 'react'
import { useSelector } from '@/shared/lib/machine'
import { useColors } from '../model/use-colors'
import { CodeLines, type CodeLine } from './CodeLines'

export interface CodeViewProps {
  path: string
  content: string
  /** The line to show, from 1. */
  line?: number | null
  /** Long lines go on below. */
  wraps?: boolean
}

/** Lines that are laid out and coloured together once they come near: five thousand stay quick, and the browser finds in them. */
const BLOCK = 50
/** rem, of one line. */
const LINE_HEIGHT = 1.25

/** One file, read-only, with its line numbers. The text is plain until its colours are loaded. */
export function CodeView({ path, content, line = null, wraps = false }: CodeViewProps) {
  const colors = useColors(path, content)
  const colored = useSelector(colors, (snapshot) => snapshot.context.answer)
  const blocks = useMemo(() => {
    const plain: CodeLine[] = content.replace(/\n$/, '').split('\n')
    const words = colored?.content === content ? colored.lines : []
    return Array.from({ length: Math.ceil(plain.length / BLOCK) }, (_, index) => {
      const from = index * BLOCK
      return plain.slice(from, from + BLOCK).map((text, offset) => words[from + offset] ?? text)
    })
  }, [content, colored])
  const view = useRef<HTMLPreElement>(null)
  useEffect(() => {
    const area = view.current
    const shown = area?.querySelector(`[data-line="${line}"]`)
    // Not `scrollIntoView`: the page around stays where it is.
    if (area && shown)
      area.scrollTop +=
        shown.getBoundingClientRect().top - area.getBoundingClientRect().top - area.clientHeight / 2
  }, [line])
  return (
    <chakra.pre
      ref={view}
      // A region that scrolls has to be reachable by keyboard.
      tabIndex={0}
      aria-label={path}
      role="region"
      dir="ltr"
      flex="1"
      minHeight="0"
      m="0"
      py="3"
      overflow="auto"
      fontFamily="mono"
      fontSize="sm"
      css={VIEW}
      style={{ '--digits': String(blocks.length * BLOCK).length } as React.CSSProperties}
      data-wraps={wraps || undefined}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <chakra.code display="block" minWidth="max-content" css={{ '[data-wraps] &': { minWidth: '0' } }}>
        {blocks.map((lines, index) => (
          <CodeLines
            // Blocks never change places.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            from={index * BLOCK + 1}
            lines={lines}
            found={line && line > index * BLOCK && line <= (index + 1) * BLOCK ? line : null}
            height={lines.length * LINE_HEIGHT}
          />
        ))}
      </chakra.code>
    </chakra.pre>
  )
}

const VIEW = {
  bg: 'bg',
  tabSize: 2,
  lineHeight: `${LINE_HEIGHT}rem`,
  '& [data-line]': {
    paddingInlineEnd: '16px',
    paddingInlineStart: 'calc((var(--digits) + 4) * 1ch)',
    position: 'relative',
  },
  '& [data-line]::before': {
    content: 'attr(data-line)',
    position: 'absolute',
    insetInlineStart: '0',
    width: 'calc((var(--digits) + 2) * 1ch)',
    textAlign: 'end',
    color: 'fg.muted',
    userSelect: 'none',
  },
  '& [data-found]': { bg: 'accent.subtle', boxShadow: 'inset 2px 0 0 var(--orrery-colors-accent-solid)' },
  _highContrast: { '& [data-found]': { outline: '1px solid Highlight' } },
  '&[data-wraps] [data-line]': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& .comment': { color: 'code.comment', fontStyle: 'italic' },
  '& .keyword': { color: 'code.keyword' },
  '& .string': { color: 'code.string' },
  '& .number': { color: 'code.number' },
  '& .function': { color: 'code.function' },
  '& .type': { color: 'code.type' },
  '& .tag': { color: 'code.tag' },
  '& .property': { color: 'code.property' },
  '& .heading': { fontWeight: '600' },
} as const
