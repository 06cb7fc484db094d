import {
  check,
  countsOf,
  drive,
  judge,
  kindsOf,
  TrainingError,
  leftOut,
  modelCard,
  propose,
  pythonScript,
  tableOf,
  toOnnx,
  train,
} from '@orrery/learn'
import type { Progress as LearnProgress, Table, Task, Warning } from '@orrery/learn/types'
import { profileSource, readCsvTable, scanCsvBlock, type Source } from '@orrery/profiler'
import type { Reading } from '@orrery/profiler/types'
import type { Report as Tell } from '@/shared/lib/worker-channel'
import type { FileFacts, TrainedModel, TrainingChoice } from '../model'

/** Cells that fit into the memory of a browser, with room for the training. */
const MOST_CELLS = 20_000_000
const SEED = 1

interface ReadTable {
  table: Table
  reading: Reading
}

interface Order {
  file: File
  name: string
}

interface TrainOrder extends Order {
  choice: TrainingChoice
  /** The name of the channel on which the page says `pause` and `resume`. */
  channel: string
}

/** The files of a trained model. */
export interface Papers {
  onnx: Uint8Array<ArrayBuffer>
  card: string
  script: string
}

const sourceOf = (file: Blob): Source => ({
  size: file.size,
  read: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
})

const taskOf = ({ target, kind, features, split }: TrainingChoice): Task => ({
  target,
  kind,
  features: [...features],
  split,
  seed: SEED,
})

async function readTable({ file, name }: Order, tell: Tell): Promise<ReadTable> {
  const source = sourceOf(file)
  const profile = await profileSource(source, name, {
    ahead: 1,
    scan: (order) => scanCsvBlock(source, order),
    tell: async ({ bytes, rows }) => tell({ done: bytes, total: file.size * 2, rows }),
  })
  if (!profile.reading)
    throw new TrainingError(
      'format',
      'Training reads CSV and other text tables. Save this file as CSV and choose it again.',
    )
  if (profile.totalRows * profile.columns.length > MOST_CELLS)
    throw new TrainingError(
      'too-large',
      `This file has ${(profile.totalRows * profile.columns.length).toLocaleString('en')} values. Training in the browser takes at most ${MOST_CELLS.toLocaleString('en')}: use fewer rows or columns.`,
    )
  const { rows, columns } = await readCsvTable(source, profile, async ({ bytes, rows: read }) =>
    tell({ done: file.size + bytes, total: file.size * 2, rows: read }),
  )
  return { table: tableOf(rows, columns), reading: profile.reading }
}

/** The jobs of the worker that trains. It keeps the table of the last file. */
export function learnJobs(now: () => number) {
  let last: { key: string; read: Promise<ReadTable> } | null = null
  const tableFor = (order: Order, tell: Tell) => {
    // Each message brings a copy of the file object.
    const key = `${order.name} ${order.file.size} ${order.file.lastModified}`
    if (last?.key !== key) {
      const read = readTable(order, tell)
      last = { key, read }
      read.catch(() => (last = null))
    }
    return last.read
  }

  return {
    async look(order: Order, tell: Tell): Promise<FileFacts> {
      last = null
      const { table } = await tableFor(order, tell)
      return {
        rows: table.rows,
        columns: table.columns.map((column) => ({
          name: column.name,
          kind: column.kind,
          ...countsOf(column),
          kinds: kindsOf(column),
        })),
        proposal: propose(table),
      }
    },

    async check({ choice, ...order }: Order & { choice: TrainingChoice }, tell: Tell) {
      const { table } = await tableFor(order, tell)
      const warnings: Warning[] = check(table, taskOf(choice))
      return { warnings, leftOut: leftOut(warnings) }
    },

    async train(
      { choice, channel, ...order }: TrainOrder,
      tell: Tell,
    ): Promise<{ model: TrainedModel; papers: Papers }> {
      const { table, reading } = await tableFor(order, tell)
      const task = taskOf(choice)
      const pauses = new BroadcastChannel(channel)
      let paused: Promise<void> | null = null
      let resume = () => {}
      // Time that was spent in a pause does not count.
      let away = 0
      pauses.addEventListener('message', ({ data }: MessageEvent<string>) => {
        resume()
        const since = now()
        paused = data === 'pause' ? new Promise((done) => (resume = done)) : null
        void paused?.then(() => (away += now() - since))
      })
      const clock = () => now() - away
      const tick = async (step: LearnProgress | number, shown: LearnProgress) => {
        await tell({ done: 0, total: 1, detail: typeof step === 'number' ? shown : step })
        await paused
      }
      try {
        const started = clock()
        const begun: LearnProgress = {
          stage: 'searching',
          candidate: '',
          round: 0,
          tried: 0,
          best: null,
          loss: null,
        }
        await tick(begun, begun)
        const warnings = check(table, task)
        const trained = await drive(train(table, task, { budget: choice.budget * 1000, now: clock }), {
          now,
          tick: (step) => tick(step, step),
        })
        const evaluating: LearnProgress = { ...begun, stage: 'evaluating', tried: trained.candidates.length }
        await tick(evaluating, evaluating)
        const report = await drive(judge(trained, table), { now, tick: (step) => tick(step, evaluating) })
        const onnx = toOnnx(trained, table)
        const best = trained.candidates.reduce((one, other) => (other.loss < one.loss ? other : one))
        return {
          model: {
            choice: { ...choice, features: trained.task.features },
            fileName: order.name,
            report,
            candidates: trained.candidates,
            setting: best.name,
            classes: trained.target.classes,
            took: clock() - started,
            size: onnx.length,
          },
          papers: {
            onnx,
            card: modelCard(trained, report, order.name, warnings),
            script: pythonScript(trained, table, order.name, reading),
          },
        }
      } finally {
        pauses.close()
      }
    },
  }
}

export type LearnJobs = ReturnType<typeof learnJobs>
