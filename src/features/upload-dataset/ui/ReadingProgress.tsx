import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { ProfileProgress } from '@/entities/dataset-profile/model'
import { formatBytes, formatDuration, formatNumber } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { ProgressBar } from '@/shared/ui/progress'
import type { FileProfileActor } from '../model/use-dataset-upload'

/** How far reading a file is, with a way to stop it. */
export function ReadingProgress({ profiling, path }: { profiling: FileProfileActor; path: string }) {
  const state = useSelector(profiling, (snapshot) => snapshot.value)
  const progress = useSelector(profiling, (snapshot) => snapshot.context.progress)
  if (state !== 'parsing' && state !== 'previewing') return null
  const percent = progress ? Math.round((progress.bytes / Math.max(1, progress.totalBytes)) * 100) : 0
  return (
    <Stack gap="2" role="group" aria-label={`Reading ${path}`}>
      <Flex justify="space-between" align="center" gap="3">
        <Text minWidth="0" truncate>
          Reading {path}
        </Text>
        <Button size="sm" onClick={() => profiling.send({ type: 'cancel' })}>
          Stop
        </Button>
      </Flex>
      <ProgressBar label={`Reading ${path}`} percent={percent} />
      <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" minHeight="1.25rem">
        {progress ? <Speed progress={progress} /> : null}
      </Text>
    </Stack>
  )
}

/** Bytes, rows, MB/s and the time left, from the first progress on. */
function Speed({ progress }: { progress: ProfileProgress }) {
  const [first] = useState(progress)
  const { bytes, totalBytes, rows, at } = progress
  const perMs = at > first.at ? (bytes - first.bytes) / (at - first.at) : 0
  const parts = [
    `${formatBytes(bytes)} of ${formatBytes(totalBytes)}`,
    rows > 0 ? `${formatNumber(rows)} rows` : null,
    perMs > 0 ? `${formatNumber(Math.round(perMs / 1000))} MB/s` : null,
    perMs > 0 ? `${formatDuration((totalBytes - bytes) / perMs)} left` : null,
  ]
  return parts.filter((part) => part !== null).join(' · ')
}
