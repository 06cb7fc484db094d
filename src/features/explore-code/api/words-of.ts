import { openWorker } from '@/shared/lib/worker-channel'
import type { CodeLanguage } from '../model/language'
import type { CodeWord } from '../model/words'
import type { HighlightJobs } from './highlight.worker'

/** The highlighter runs in a worker: five thousand lines take it a while, and the page stays quick. */
const askHighlighter = openWorker<HighlightJobs>(
  () => new Worker(new URL('./highlight.worker.ts', import.meta.url), { type: 'module' }),
  'The highlighter could not be loaded.',
)

/** The words of each line of a text. Rejects with what is wrong, or with the reason of `signal`. */
export async function wordsOf(
  code: string,
  language: CodeLanguage,
  signal?: AbortSignal,
): Promise<CodeWord[][]> {
  return await askHighlighter('words', { code, language }, { signal })
}
