import { memo } from 'react'
import type { CodeWord } from '../model/words'

/** A line as plain text, or in its words. */
export type CodeLine = string | CodeWord[]

export interface CodeLinesProps {
  /** Number of the first line. */
  from: number
  lines: CodeLine[]
  /** Number of the line that a search has opened. */
  found: number | null
  /** rem; the height of the block while it is far from the viewport and not laid out. */
  height: number
}

/** A block of lines. The browser lays it out when it comes near. */
export const CodeLines = memo(function CodeLines({ from, lines, found, height }: CodeLinesProps) {
  return (
    <div style={{ contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${height}rem` }}>
      {lines.map((line, index) => {
        const number = from + index
        return (
          <div key={number} data-line={number} data-found={number === found || undefined}>
            {typeof line === 'string' ? line : line.map(wordElement)}
            {'\n'}
          </div>
        )
      })}
    </div>
  )
})

const wordElement = ([kind, text]: CodeWord, index: number) =>
  kind === 'plain' ? (
    text
  ) : (
    // Words never change places.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={index} className={kind}>
      {text}
    </span>
  )
