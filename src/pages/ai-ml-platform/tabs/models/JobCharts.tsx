import { Stack } from '@chakra-ui/react'
import { useMemo } from 'react'
import { type StoredJob, seriesOf } from '@/entities/training-job/model'
import { useJobNow } from '@/features/train-models'
import { LineChart } from '@/shared/ui/chart'
import { axesOf, epochsX } from './model/metrics'

/** TRN-03: what a job measured, epoch by epoch, as it is measured. */
export default function JobCharts({ job }: { job: StoredJob }) {
  const epochsDone = useJobNow(job, (now) => now.epochsDone)
  const charts = useMemo(() => {
    const series = seriesOf(job, epochsDone)
    return {
      x: epochsX(series.epochs),
      learning: axesOf(series, ['accuracy', 'loss']),
      hardware: axesOf(series, ['gpuUsage', 'memoryUsage']),
    }
  }, [job, epochsDone])
  return (
    <Stack gap="6">
      <LineChart
        live
        height={200}
        label={`Accuracy and loss of ${job.name} by epoch`}
        x={charts.x}
        axes={charts.learning}
      />
      <LineChart
        live
        height={200}
        label={`GPU and memory of ${job.name} by epoch`}
        x={charts.x}
        axes={charts.hardware}
      />
    </Stack>
  )
}
