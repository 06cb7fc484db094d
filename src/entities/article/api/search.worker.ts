import { answerJobs } from '@/shared/lib/worker-channel'
import { findPassage } from '../lib/passage'
import { searchDocs } from '../lib/search'

const jobs = {
  search: searchDocs,
  passage: findPassage,
}

export type SearchJobs = typeof jobs

answerJobs(self, jobs)
