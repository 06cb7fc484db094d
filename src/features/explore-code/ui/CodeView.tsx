import { chakra } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { languageOf } from '../model/language'

const HighlightedCode = lazy(() => import('./HighlightedCode'))

export interface CodeViewProps {
  path: string
  content: string
}

/** One file, read-only. The plain text stands there until its colours are loaded. */
export function CodeView({ path, content }: CodeViewProps) {
  const language = languageOf(path)
  return (
    <chakra.pre
      // A region that scrolls has to be reachable by keyboard.
      tabIndex={0}
      aria-label={path}
      role="region"
      m="0"
      p="4"
      overflow="auto"
      maxHeight="30rem"
      fontFamily="mono"
      textStyle="sm"
      lineHeight="1.6"
      tabSize="2"
      bg="bg"
      css={COLORS}
    >
      <code>
        {language ? (
          <Suspense fallback={content}>
            <HighlightedCode code={content} language={language} />
          </Suspense>
        ) : (
          content
        )}
      </code>
    </chakra.pre>
  )
}

const COLORS = {
  '& .hljs-comment, & .hljs-quote, & .hljs-meta': { color: '{colors.fg.muted}' },
  '& .hljs-keyword, & .hljs-selector-tag, & .hljs-literal, & .hljs-type': { color: '{colors.accent.fg}' },
  '& .hljs-string, & .hljs-regexp, & .hljs-addition, & .hljs-code': { color: '{colors.fg.success}' },
  '& .hljs-number, & .hljs-symbol, & .hljs-attr, & .hljs-attribute, & .hljs-variable': {
    color: '{colors.fg.info}',
  },
  '& .hljs-title, & .hljs-section, & .hljs-name, & .hljs-built_in': {
    color: '{colors.fg}',
    fontWeight: '500',
  },
  '& .hljs-deletion': { color: '{colors.fg.error}' },
  '& .hljs-emphasis': { fontStyle: 'italic' },
  '& .hljs-strong': { fontWeight: '600' },
}
