import { Button, chakra, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { READ_FORMATS_TEXT } from '@/entities/dataset/model'
import { shallowEqual, useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { type ReadFile, useFileReading } from '../model/use-file-reading'
import { ReadingProgress } from './ReadingProgress'

export interface ReadFileFieldProps {
  /** The button that chooses the file. */
  label: string
  /** Must not change between renders. */
  onRead: (read: ReadFile) => void
  /** A file that is read without being chosen here. */
  given?: File | null
}

const ENDINGS = '.csv,.tsv,.tab,.txt,.json,.jsonl,.ndjson,.parquet,.xlsx,.xlsm'

/** Chooses a file and reads it on this device, with its progress, a way to stop it, and why it could not be read. */
export function ReadFileField({ label, onRead, given = null }: ReadFileFieldProps) {
  const { profiling, path, read } = useFileReading(onRead)
  const input = useRef<HTMLInputElement>(null)
  const begun = useRef<File | null>(null)
  useEffect(() => {
    if (!given || begun.current === given) return
    begun.current = given
    read(given)
  })
  const { problem, isReading } = useSelector(
    profiling,
    ({ context, value }) => ({
      problem: value === 'failed' ? (context.unread.at(-1)?.problem ?? null) : null,
      isReading: value === 'previewing' || value === 'parsing',
    }),
    shallowEqual,
  )
  return (
    <Stack gap="3" align="stretch">
      {isReading ? null : (
        <div>
          <Button onClick={() => input.current?.click()}>{label}</Button>
          <Text mt="1" textStyle="sm" color="fg.muted">
            {READ_FORMATS_TEXT}. It is read on this device and never uploaded.
          </Text>
        </div>
      )}
      <chakra.input
        ref={input}
        type="file"
        accept={ENDINGS}
        aria-label={label}
        display="none"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) read(file)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <ReadingProgress profiling={profiling} path={path} />
      {problem === null ? null : (
        <Notice
          status="error"
          title={`${path} was not read`}
          actions={
            <Button size="sm" onClick={() => profiling.send({ type: 'retry' })}>
              Try again
            </Button>
          }
        >
          {problem}
        </Notice>
      )}
    </Stack>
  )
}
