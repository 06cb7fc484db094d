import type { WriteResult } from '@/shared/lib/storage'
import { changeRun } from './run-api'

const KEPT: WriteResult = { ok: true }

/** The runs as a list that entries leave and come back to (features/undo-removal). Its functions reject with a `Failure`. */
export const removableRuns = {
  async remove(id: string) {
    await changeRun(id, { change: 'delete' })
    return { index: 0, result: KEPT }
  },
  async restore({ id }: { id: string }): Promise<WriteResult> {
    await changeRun(id, { change: 'restore' })
    return KEPT
  },
}
