import type { GeneratedFile } from '../../../../../model/project-file'
import type { ProjectContext } from '../../../definitions'
import { filesOf } from '../../../file'
import { aiTest } from './ai'
import { authTest } from './auth'
import { appTest } from './core'
import { itemsTest } from './items'
import { brokenStoreFile, checkFile, runnerFile } from './runner'
import { serverFile } from './server'

/** `test/`: functions that call a whole server over HTTP, and the small runner for them. */
export function testFiles(project: ProjectContext): GeneratedFile[] {
  const { has } = project
  return filesOf(
    runnerFile(project),
    checkFile(),
    serverFile(project),
    brokenStoreFile(project),
    appTest(project),
    has('api') && itemsTest(project),
    has('auth') && authTest(),
    has('ai') && aiTest(project),
  )
}
