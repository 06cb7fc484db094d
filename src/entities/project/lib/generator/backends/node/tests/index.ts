import type { GeneratedFile } from '../../../../../model/project-file'
import type { ServerContext } from '../../../definitions'
import { filesOf } from '../../../file'
import { aiTest } from './ai'
import { authTest } from './auth'
import { appTest, helperFile } from './core'
import { itemsTest } from './items'

/** `test/`: node:test suites that call the whole server in memory. */
export function testFiles(project: ServerContext): GeneratedFile[] {
  const { has } = project
  return filesOf(
    helperFile(project),
    appTest(project),
    has('api') && itemsTest(project),
    has('auth') && authTest(project),
    has('ai') && aiTest(project),
  )
}
