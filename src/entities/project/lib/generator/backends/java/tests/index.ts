import type { GeneratedFile } from '../../../../../model/project-file'
import type { ProjectContext } from '../../../definitions'
import { filesOf } from '../../../file'
import { aiTest } from './ai'
import { appTest } from './app'
import { authTest } from './auth'
import { itemsTest } from './items'
import { jsonTest } from './json'
import { kitFiles } from './kit'

/** `test/`: a small suite that calls the whole server in memory. */
export function testFiles(project: ProjectContext): GeneratedFile[] {
  const { has } = project
  return filesOf(
    ...kitFiles(project),
    jsonTest(),
    appTest(project),
    has('api') && itemsTest(project),
    has('auth') && authTest(project),
    has('ai') && aiTest(project),
  )
}
