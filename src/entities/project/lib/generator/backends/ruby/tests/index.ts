import type { GeneratedFile } from '../../../../../model/project-file'
import type { ProjectContext } from '../../../definitions'
import { filesOf } from '../../../file'
import { aiTest } from './ai'
import { authTest } from './auth'
import { appTest, helperFile } from './core'
import { itemsTest } from './items'
import { serverTest } from './server'

/** `test/`: minitest suites that call the whole server in memory. */
export function testFiles(project: ProjectContext): GeneratedFile[] {
  const { has } = project
  return filesOf(
    helperFile(project),
    appTest(project),
    serverTest(),
    has('api') && itemsTest(project),
    has('auth') && authTest(),
    has('ai') && aiTest(project),
  )
}
