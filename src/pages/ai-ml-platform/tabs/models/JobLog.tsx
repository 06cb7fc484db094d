import { Button, chakra, Flex, Heading } from '@chakra-ui/react'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type StoredJob, logOf } from '@/entities/training-job/model'
import { useJobNow } from '@/features/train-models'
import { formatDuration } from '@/shared/lib/format'

/** px from its end within which the log counts as read to the end */
const END = 24

/**
 * TRN-03: the log of a job. It follows the last line until the user scrolls up. Screen readers do not read it
 * line by line: changes of a job's state are announced elsewhere.
 */
export function JobLog({ job }: { job: StoredJob }) {
  const epochsDone = useJobNow(job, (now) => now.epochsDone)
  const lines = useMemo(() => logOf(job, epochsDone), [job, epochsDone])
  const box = useRef<HTMLDivElement>(null)
  const [follows, setFollows] = useState(true)
  useLayoutEffect(() => {
    const { current } = box
    if (current && follows && lines.length > 0) current.scrollTop = current.scrollHeight
  }, [follows, lines])
  return (
    <section>
      <Flex align="center" justify="space-between" gap="3" minHeight="9" mb="2">
        <Heading as="h3" textStyle="md">
          Log
        </Heading>
        {follows ? null : (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              setFollows(true)
              box.current?.focus()
            }}
          >
            Follow log
          </Button>
        )}
      </Flex>
      <chakra.div
        ref={box}
        role="region"
        aria-label={`Log of ${job.name}`}
        tabIndex={0}
        height="14rem"
        overflowY="auto"
        borderWidth="1px"
        borderRadius="md"
        bg="bg.subtle"
        px="3"
        py="2"
        fontFamily="mono"
        textStyle="xs"
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) =>
          setFollows(scrollHeight - scrollTop - clientHeight < END)
        }
      >
        {lines.length === 0 ? (
          <chakra.p color="fg.muted">The log starts when the job starts.</chakra.p>
        ) : (
          <chakra.ol listStyleType="none" m="0" p="0">
            {lines.map(({ id, trainedMs, text }) => (
              <chakra.li key={id} display="flex" gap="3" py="0.5">
                <chakra.span color="fg.muted" flexShrink="0" minWidth="6ch" textAlign="end">
                  {formatDuration(trainedMs)}
                </chakra.span>
                <chakra.span overflowWrap="anywhere">{text}</chakra.span>
              </chakra.li>
            ))}
          </chakra.ol>
        )}
      </chakra.div>
    </section>
  )
}
