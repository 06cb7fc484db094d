import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import { type ChosenFile, isProfiled } from '@/entities/dataset/model'
import type { DatasetProfile, ProfileProgress } from '@/entities/dataset-profile/model'
import { formatBytes, formatDuration, formatNumber } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { SelectField } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import { ProgressBar } from '@/shared/ui/progress'
import type { FileProfileActor } from '../model/use-dataset-upload'
import { Preview } from './Preview'

const Statistics = lazy(async () => ({ default: (await import('./Statistics')).Statistics }))

export interface FileProfileProps {
  /** The chosen files. */
  files: readonly ChosenFile[]
  /** What looks into the files. */
  profiling: FileProfileActor
  view: 'preview' | 'statistics'
}

/** UPL-05, UPL-06: what is in one of the chosen files; which one can be chosen. */
export function FileProfile({ files: chosen, profiling, view }: FileProfileProps) {
  const files = chosen.filter(isProfiled)
  const { file, profile } = useSelector(profiling, (snapshot) => snapshot.context)
  const path = files.find(({ id }) => id === file)?.path ?? ''
  return (
    <Stack gap="4">
      <Unread files={files} profiling={profiling} />
      {files.length > 1 ? (
        <SelectField
          name="look"
          label="File"
          value={file ?? ''}
          options={files.map(({ id, path: label }) => ({ value: id, label }))}
          onValueChange={(id) => profiling.send({ type: 'look', id })}
        />
      ) : null}
      <Reading profiling={profiling} path={path} />
      {profile ? <Problems profile={profile} /> : null}
      {profile && view === 'preview' ? <Preview profile={profile} /> : null}
      {profile && view === 'statistics' ? (
        <Suspense fallback={null}>
          <Statistics path={path} profile={profile} />
        </Suspense>
      ) : null}
    </Stack>
  )
}

/** Which files could not be read and why, each with a way to try again. */
export function Unread({ files, profiling }: Pick<FileProfileProps, 'files' | 'profiling'>) {
  const state = useSelector(profiling, (snapshot) => snapshot.value)
  const { file, unread } = useSelector(profiling, (snapshot) => snapshot.context)
  return unread.map(({ id, problem }) => (
    <Notice
      key={id}
      status="error"
      title={`No preview of ${files.find((one) => one.id === id)?.path ?? 'this file'}`}
      actions={
        <Button
          size="sm"
          onClick={() =>
            profiling.send(id === file && state === 'failed' ? { type: 'retry' } : { type: 'look', id })
          }
        >
          Try again
        </Button>
      }
    >
      {problem} The file can be uploaded all the same.
    </Notice>
  ))
}

/** How far reading a file is, with a way to stop it. */
export function Reading({ profiling, path }: { profiling: FileProfileActor; path: string }) {
  const state = useSelector(profiling, (snapshot) => snapshot.value)
  const progress = useSelector(profiling, (snapshot) => snapshot.context.progress)
  if (state !== 'parsing') return null
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
  const told = [
    `${formatBytes(bytes)} of ${formatBytes(totalBytes)}`,
    rows > 0 ? `${formatNumber(rows)} rows` : null,
    perMs > 0 ? `${formatNumber(Math.round(perMs / 1000))} MB/s` : null,
    perMs > 0 ? `${formatDuration((totalBytes - bytes) / perMs)} left` : null,
  ]
  return told.filter((part) => part !== null).join(' · ')
}

/** What is wrong in the file without stopping it, by line. */
function Problems({ profile: { problems, problemCount } }: { profile: DatasetProfile }) {
  if (problemCount === 0) return null
  return (
    <Notice
      status="warning"
      title={
        problemCount === 1
          ? 'One problem in this file'
          : `${formatNumber(problemCount)} problems in this file`
      }
    >
      <chakra.ul listStyleType="none" p="0" m="0" maxHeight="10rem" overflowY="auto" tabIndex={0}>
        {problems.map(({ line, text }) => (
          <li key={`${line} ${text}`}>
            Line {formatNumber(line)}: {text}
          </li>
        ))}
      </chakra.ul>
    </Notice>
  )
}
