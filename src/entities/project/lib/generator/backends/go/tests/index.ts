import type { ProjectContext } from '../../../definitions'
import { filesOf } from '../../../file'
import { aiTest } from './ai'
import { authTest, passwordsTest } from './auth'
import { configTest } from './config'
import { appTest } from './core'
import { helpersFile } from './helpers'
import { itemsTest } from './items'
import { storesTest } from './stores'

/** Tests lie beside the code they test, as Go wants it. */
export function testFiles(project: ProjectContext) {
  const { has } = project
  return filesOf(
    helpersFile(project),
    appTest(project),
    configTest(),
    storesTest(project),
    has('api') && itemsTest(project),
    has('auth') && authTest(),
    has('auth') && passwordsTest(),
    has('ai') && aiTest(project),
  )
}
