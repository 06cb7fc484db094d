import * as templates from 'virtual:templates'
import { answerJobs, type Report } from '@/shared/lib/worker-channel'
import { projectFileName, serializeProjectFile, zipProject } from '@orrery/generator/archive'
import { explainCode, generateCode } from '@orrery/generator/code'
import { runGuide } from '@orrery/generator/guide'
import type { CodeOrder } from '@orrery/generator/model'

const jobs = {
  files: (order: CodeOrder) => explainCode(order, templates),

  guide: async (order: CodeOrder) => runGuide(await generateCode(order, templates), order.source),

  async pack({ order, kind }: { order: CodeOrder; kind: 'code' | 'project' }, report: Report) {
    const project = await generateCode(order, templates)
    await report({ done: 1, total: 2 })
    return kind === 'code'
      ? { fileName: projectFileName(project.name, 'zip'), bytes: zipProject(project) }
      : { fileName: projectFileName(project.name, 'json'), bytes: serializeProjectFile(project) }
  },
}

export type CodeJobs = typeof jobs

answerJobs(self, jobs)
