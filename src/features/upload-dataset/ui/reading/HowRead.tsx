import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReadingChoice } from '@/entities/dataset-profile/model'
import { shallowEqual, useSelector } from '@/shared/lib/machine'
import { summaryOfReading, unusedIn } from '../../model/reading'
import type { FileProfileActor } from '../../model/use-dataset-upload'
import { ReadingFields } from './ReadingFields'

export interface HowReadProps {
  profiling: FileProfileActor
  /** Whether the current file is text whose fields are delimited, although nothing of it was read. */
  isText: boolean
}

/** How the current file was read: what was guessed, what was corrected, and the controls for it. */
export function HowRead({ profiling, isText }: HowReadProps) {
  const id = useId()
  const { known, choice, failed, isRead } = useSelector(
    profiling,
    ({ context, value }) => ({
      known: context.known,
      choice: context.choices[context.file ?? ''],
      failed: value === 'failed',
      isRead: value === 'parsing' || value === 'parsed',
    }),
    shallowEqual,
  )
  const [asked, setAsked] = useState<boolean | null>(null)
  const reading = known?.reading ?? null
  const sheets = known?.sheets ?? null
  if (!reading && !sheets && !(isText && failed) && !choice) return null
  const open = asked ?? failed
  // A choice that the file did not allow was guessed after all.
  const refused = isRead && reading ? unusedIn(reading, choice ?? {}).length : 0
  const corrected = Object.keys(choice ?? {}).length - refused
  const parts = [
    sheets ? `Sheet ${choice?.sheet ?? sheets.read}` : null,
    ...(reading ? summaryOfReading(isRead ? reading : { ...reading, ...withoutSheet(choice) }) : []),
  ].filter((part) => part !== null)
  return (
    <Box role="group" aria-labelledby={id} borderWidth="1px" borderRadius="md" px="4" py="3">
      <Flex gap="3" justify="space-between" align="flex-start">
        <Box minWidth="0">
          <Text id={id} textStyle="label">
            How this file was read
          </Text>
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere" mt="0.5">
            {parts.length > 0 ? parts.join(' · ') : 'The file could not be read. Select its format.'}
            {parts.length > 0 ? (
              <chakra.span color="fg" whiteSpace="nowrap">
                {' — '}
                {corrected === 0 ? 'detected' : `${corrected} corrected`}
              </chakra.span>
            ) : null}
          </Text>
        </Box>
        <Button size="sm" flexShrink="0" aria-expanded={open} onClick={() => setAsked(!open)}>
          Correct
          <chakra.span asChild transform={open ? 'rotate(180deg)' : undefined} aria-hidden>
            <ChevronDown size={16} />
          </chakra.span>
        </Button>
      </Flex>
      {open ? <ReadingFields profiling={profiling} /> : null}
    </Box>
  )
}

function withoutSheet(choice: ReadingChoice | undefined) {
  const { sheet: _, ...reading } = choice ?? {}
  return reading
}
