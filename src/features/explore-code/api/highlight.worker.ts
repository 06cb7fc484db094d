import { answerJobs } from '@/shared/lib/worker-channel'
import { highlight } from '../lib/highlight'
import type { CodeLanguage } from '../model/language'

const jobs = {
  words: ({ code, language }: { code: string; language: CodeLanguage }) => highlight(code, language),
}

export type HighlightJobs = typeof jobs

answerJobs(self, jobs)
