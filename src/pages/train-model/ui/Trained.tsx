import { Button, Flex, Grid, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { TrainedModel } from '@/entities/trained-model/model'
import { formatNumber } from '@/shared/lib/format'
import { Notice } from '@/shared/ui/notice'
import { type Column, DataTable } from '@/shared/ui/table'
import { figure, metricRows, type MetricRow } from '../model/figures'
import type { PaperName } from '../model/use-train-model'
import { Confusion } from './Confusion'
import { Curves } from './Curves'
import { Dependences } from './Dependences'
import { Importances } from './Importances'
import { Titled } from './Titled'

const COLUMNS: Column<MetricRow>[] = [
  { id: 'metric', header: 'Metric', cell: ({ name, hint }) => <span title={hint}>{name}</span> },
  { id: 'model', header: 'Model', align: 'end', width: '6rem', cell: ({ model }) => figure(model.value) },
  {
    id: 'interval',
    header: '95% interval',
    align: 'end',
    width: '10rem',
    cell: ({ model }) => `${figure(model.low)} to ${figure(model.high)}`,
  },
  {
    id: 'baseline',
    header: 'Baseline',
    align: 'end',
    width: '6.5rem',
    cell: ({ baseline }) => figure(baseline.value),
  },
]
const nameOf = ({ name }: MetricRow) => name

/** How the rows were kept apart, where it was not at random. */
const KEPT_APART = { random: '', time: ' (the latest)', group: ' (whole groups)' }

export interface TrainedProps {
  trained: TrainedModel
  /** The button that deploys it. */
  deploy?: ReactNode
  /** The run that it was stored as. */
  stored?: ReactNode
  /** Predicts the rows of a file with it. */
  batch?: ReactNode
  onSave: (paper: PaperName) => void
  /** Saves a zip for other servers of models. */
  onSaveElsewhere: () => Promise<void>
  onAgain: () => void
}

/** A trained model: whether it is any good, by which figures, and its files. */
export function Trained({ trained, deploy, stored, batch, onSave, onSaveElsewhere, onAgain }: TrainedProps) {
  const { report, choice, setting, candidates, classes, took } = trained
  return (
    <Stack gap="5" align="stretch">
      <Notice
        status={report.beatsBaseline ? 'success' : 'warning'}
        title={
          report.beatsBaseline
            ? `The model predicts “${choice.target}” better than the baseline`
            : `The model does not beat the baseline`
        }
      >
        {report.beatsBaseline
          ? `Judged by ${formatNumber(report.testRows)} rows that it never saw${KEPT_APART[choice.split.by]}. It learned from ${formatNumber(report.trainRows)}.`
          : `On ${formatNumber(report.testRows)} rows that it never saw${KEPT_APART[choice.split.by]}, it is no better than always giving the same answer. The columns may say nothing about “${choice.target}”, or there are too few rows.`}
      </Notice>
      <Flex gap="3" wrap="wrap">
        {deploy}
        <Button onClick={() => onSave('onnx')}>Download ONNX</Button>
        <Button onClick={() => onSave('card')}>Model card</Button>
        <Button onClick={() => onSave('script')}>Python script</Button>
        <Button onClick={() => void onSaveElsewhere()}>For Triton and KServe</Button>
        <Button variant="ghost" onClick={onAgain}>
          Change and train again
        </Button>
      </Flex>
      {stored}
      <Titled title="Figures">
        <DataTable
          label="Figures"
          rows={metricRows(report, choice.kind)}
          columns={COLUMNS}
          narrow="32rem"
          maxHeight={400}
          rowId={nameOf}
          rowName={nameOf}
          empty={null}
        />
        <Text mt="3" textStyle="sm" color="fg.muted">
          {setting}: the best of {formatNumber(candidates.length)} settings, found in{' '}
          {formatNumber(Math.round(took / 1000))} s. The baseline always gives{' '}
          {choice.kind === 'regression' ? 'the mean' : 'the most frequent class'}.
        </Text>
      </Titled>
      {batch ? <Titled title="Predict a file">{batch}</Titled> : null}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
        gap="5"
        alignItems="start"
      >
        <Titled title="Columns that matter">
          <Importances importances={report.importances} />
        </Titled>
        {report.curves.confusion ? (
          <Titled title="Predicted and actual classes">
            <Confusion table={report.curves.confusion} classes={classes} />
          </Titled>
        ) : null}
        <Curves curves={report.curves} positive={classes[1] ?? ''} />
      </Grid>
      <Dependences
        dependences={report.dependences}
        kind={choice.kind}
        target={choice.target}
        classes={classes}
      />
    </Stack>
  )
}
