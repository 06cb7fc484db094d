import { useEffect } from 'react'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createAskMachine } from '@machines/ask'
import { wordsOf } from '../api/words-of'
import { languageOf } from './language'
import type { CodeWord } from './words'

/** A text and the words of its lines. */
export interface ColoredText {
  content: string
  lines: CodeWord[][]
}

/** The colours of the open file. Without them it is read as plain text, so a failure says nothing. */
export const codeColorsMachine = createAskMachine<{ path: string; content: string } | null, ColoredText>({
  id: 'code-colors',
  timeout: 20_000,
})

export type CodeColorsActor = ActorRefFrom<typeof codeColorsMachine>

/** Longer files stay plain: files of more than this many characters are rarely read here. */
const LONGEST = 1_000_000

/** Asks for the colours of a file whenever it changes. */
export function useColors(path: string, content: string): CodeColorsActor {
  const actor = usePageActor(codeColorsMachine, {
    input: { question: null },
    effects: {
      actors: {
        async answer({ input: { question }, signal }) {
          const language = question && languageOf(question.path)
          if (!language || question.content.length > LONGEST) return { content: '', lines: [] }
          return { content: question.content, lines: await wordsOf(question.content, language, signal) }
        },
      },
    },
  })
  useEffect(() => actor.send({ type: 'ask', question: { path, content } }), [actor, path, content])
  return actor
}
