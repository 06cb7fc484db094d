import type { GeneratedFile } from '../../../../../model/project-file'
import type { ProjectContext } from '../../../definitions'
import { filesOf } from '../../../file'
import { aiTest } from './ai'
import { authTest } from './auth'
import { appTest } from './core'
import { itemsTest } from './items'
import { helperFile, runFile } from './runner'

/** `test/`: functions that call the whole server in one process, and the small runner for them. */
export function testFiles(project: ProjectContext): GeneratedFile[] {
  const { has } = project
  return filesOf(
    runFile(),
    helperFile(project),
    appTest(project),
    has('api') && itemsTest(project),
    has('auth') && authTest(),
    has('ai') && aiTest(project),
  )
}
