import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { formatBytes, formatNumber } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { ProgressBar } from '@/shared/ui/progress'
import type { BatchModel } from '../api/predict-rows-of'
import type { BatchPredictionActor } from '../model/use-batch-prediction'

export interface BatchPredictionViewProps {
  actor: BatchPredictionActor
  by: BatchModel['by']
  onFile: (file: File) => void
}

/** Where the rows go. */
const PLACES: Record<BatchModel['by'], string> = {
  file: 'The file stays on this device.',
  page: 'The rows are sent to the endpoint and count among its requests.',
}

export function BatchPredictionView({ actor, by, onFile }: BatchPredictionViewProps) {
  const { file, result, failure } = useSelector(actor, ({ context }) => context)
  const state = useSelector(actor, ({ value }) => value)
  return (
    <Stack gap="4" align="stretch">
      <Text color="fg.muted">
        The file needs the columns that the model takes. You get its rows with the predictions as further
        columns; markers of missing values, such as NA, become empty. {PLACES[by]}
      </Text>
      {state === 'running' && file ? (
        <Running actor={actor} by={by} name={file.name} size={file.size} />
      ) : null}
      <Stack gap="4" align="stretch" aria-live="polite" _empty={{ display: 'none' }}>
        {state === 'done' && file && result ? (
          <Notice
            status="success"
            title={`${rowsInWords(result.rows)} of ${file.name} predicted`}
            actions={
              <Button size="sm" onClick={() => actor.send({ type: 'save' })}>
                Download predictions
              </Button>
            }
          >
            {result.uneven === 0
              ? 'The predictions are the last columns of each row.'
              : `${rowsInWords(result.uneven)} had too few or too many cells. Missing cells were treated as empty; extra cells were dropped.`}
          </Notice>
        ) : null}
        {state === 'failed' && file && failure !== null ? (
          <Notice
            status="error"
            title={`${file.name} could not be predicted`}
            actions={
              <Button size="sm" onClick={() => actor.send({ type: 'retry' })}>
                Try again
              </Button>
            }
          >
            {failure}
          </Notice>
        ) : null}
      </Stack>
      {state === 'running' ? null : (
        <ChooseRows
          label={state === 'choosing' ? 'Predict a CSV file' : 'Predict another file'}
          onFile={onFile}
        />
      )}
    </Stack>
  )
}

const rowsInWords = (rows: number) => `${formatNumber(rows)} ${rows === 1 ? 'row' : 'rows'}`

function ChooseRows({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Flex>
      <Button onClick={() => input.current?.click()}>{label}</Button>
      <chakra.input
        ref={input}
        type="file"
        accept=".csv,.tsv,.tab,.txt"
        aria-label="CSV file to predict"
        display="none"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </Flex>
  )
}

interface RunningProps {
  by: BatchModel['by']
  actor: BatchPredictionActor
  name: string
  size: number
}

function Running({ actor, by, name, size }: RunningProps) {
  const { bytes, rows } = useSelector(actor, ({ context }) => context.progress)
  const percent = Math.round((bytes / Math.max(1, size)) * 100)
  return (
    <Stack gap="2" role="group" aria-label={`Predicting ${name}`}>
      <Flex justify="space-between" align="center" gap="3">
        <Text minWidth="0" truncate>
          Predicting {name}
        </Text>
        <Button size="sm" onClick={() => actor.send({ type: 'cancel' })}>
          Cancel
        </Button>
      </Flex>
      <ProgressBar label={`Predicting ${name}`} percent={percent} />
      <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {rows === 0
          ? by === 'file'
            ? 'Loading the model'
            : 'Starting…'
          : `${formatBytes(bytes)} of ${formatBytes(size)} · ${rowsInWords(rows)}`}
      </Text>
    </Stack>
  )
}
