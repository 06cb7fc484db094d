import { chakra } from '@chakra-ui/react'
import type { DatasetProfile } from '@orrery/profiler/types'
import { formatNumber } from '@/shared/lib/format'
import { Notice } from '@/shared/ui/notice'

/** The problems in the file that did not stop the profile, by line. */
export function Problems({ profile: { problems, problemCount } }: { profile: DatasetProfile }) {
  if (problemCount === 0) return null
  const cut = problemCount - problems.length
  return (
    <Notice
      status="warning"
      title={
        problemCount === 1
          ? 'One problem in this file'
          : `${formatNumber(problemCount)} problems in this file`
      }
    >
      <chakra.ul
        listStyleType="none"
        p="0"
        m="0"
        maxHeight="10rem"
        overflowY="auto"
        tabIndex={0}
        aria-label="Problems by line"
      >
        {problems.map(({ line, text }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line may have one problem twice
          <li key={place}>
            Line {formatNumber(line)}: {text}
          </li>
        ))}
        {cut > 0 ? <li>and {formatNumber(cut)} more</li> : null}
      </chakra.ul>
    </Notice>
  )
}
