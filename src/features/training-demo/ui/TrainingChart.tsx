import { LineChart } from '@/shared/ui/chart'
import { RUN, runInWords } from '../model/run'

const EPOCHS = { name: 'Epoch', values: RUN.map(({ epoch }) => epoch), format: String }
const AXES = [
  {
    name: 'Accuracy, percent',
    format: (value: number) => `${+(value * 100).toFixed(1)}%`,
    domain: [0, 1],
    series: [{ name: 'Accuracy', values: RUN.map(({ accuracy }) => accuracy) }],
  },
  {
    name: 'Loss',
    format: (value: number) => value.toFixed(2),
    domain: [0, 1.5],
    series: [{ name: 'Validation loss', values: RUN.map(({ loss }) => loss) }],
  },
] as const

/** The sample run: accuracy and loss by epoch. */
export default function TrainingChart() {
  return <LineChart label={runInWords()} x={EPOCHS} axes={AXES} />
}
