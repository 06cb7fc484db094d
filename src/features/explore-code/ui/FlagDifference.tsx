import { chakra, Text } from '@chakra-ui/react'
import { diffLines } from 'diff'
import { useMemo } from 'react'
import { type Feature, FEATURE_LABELS } from '@/entities/project/model'

export interface FlagDifferenceProps {
  /** The file as it is, and as it would be; null when it would not be there. */
  content: string
  other: string | null
  flag: Feature
}

const MARKS = { same: ' ', gone: '-', more: '+' }
const COLORS = {
  same: {},
  gone: { bg: 'bg.error', color: 'fg.error' },
  more: { bg: 'bg.success', color: 'fg.success' },
}

/** The file line by line: what goes and what comes when the flag is turned. */
export function FlagDifference({ content, other, flag }: FlagDifferenceProps) {
  const lines = useMemo(
    () =>
      diffLines(content, other ?? '').flatMap(({ value, added, removed }) => {
        const kind = added ? 'more' : removed ? 'gone' : 'same'
        return value
          .replace(/\n$/, '')
          .split('\n')
          .map((text) => ({ kind, text }) as const)
      }),
    [content, other],
  )
  const count = (kind: keyof typeof MARKS) => lines.filter((line) => line.kind === kind).length
  return (
    <chakra.div overflow="auto" flex="1" py="2" tabIndex={0} role="region" aria-label="Difference">
      <Text px="3" pb="2" textStyle="sm" role="status">
        {other === null
          ? `With ${FEATURE_LABELS[flag].label} toggled, this file is not included.`
          : `With ${FEATURE_LABELS[flag].label} toggled: ${count('gone')} removed, ${count('more')} added`}
      </Text>
      <chakra.pre fontFamily="mono" textStyle="xs" minWidth="max-content">
        {lines.map(({ kind, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity
          <chakra.div key={index} px="3" {...COLORS[kind]}>
            {MARKS[kind]} {text}
          </chakra.div>
        ))}
      </chakra.pre>
    </chakra.div>
  )
}
