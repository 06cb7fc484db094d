import { expect, test } from 'vitest'
import { readVersions } from '../tools/read'
import { newestOf, readMaven } from '../tools/registries'
import { isNewer } from '../tools/tools'
import { staleChecks } from '../tools/versions'

test('versions that were not checked for 60 days are reported without a failure', () => {
  for (const sentence of staleChecks(readVersions(), Date.now()))
    process.stderr.write(`templates/versions.json: ${sentence}: npm run templates:versions\n`)
  const asked = { npm: { hono: '4.13.19' }, go: { 'example.org/x': 'v1.0.0' }, gems: {} }
  const versions = { ...asked, checked: { npm: '2026-01-01' } }
  expect(staleChecks(versions, Date.parse('2026-03-02'))).toEqual(['go: never asked'])
  expect(staleChecks(versions, Date.parse('2026-03-03'))).toEqual([
    'npm: asked on 2026-01-01, more than 60 days ago',
    'go: never asked',
  ])
})

test('the newest version is the highest that is not a preview', () => {
  expect(newestOf(['1.9.0', '1.10.0', '2.0.0-rc.1', 'v', '1.2.0'])).toBe('1.10.0')
  expect(newestOf(['github.com/x/y', 'v1.2.0', 'v1.12.0', 'v2.0.0-alpha'])).toBe('v1.12.0')
  expect(newestOf([])).toBeUndefined()
  expect(isNewer('22.2.7', '22.2.6')).toBe(true)
  expect(isNewer('4.0', '4.0.0')).toBe(false)
  expect(isNewer('24', '20.19.43')).toBe(true)
})

test('the output of Maven is parsed, even when its lines wrap', () => {
  const printed = [
    '[INFO] The following dependencies in Dependencies have newer versions:',
    '[INFO]   com.openai:openai-java .............................. 4.101.0 -> 4.102.1',
    '[INFO]   org.springframework.boot:spring-boot-starter-parent-with-a-long-name ...',
    '[INFO]                                                            4.1.2 -> 4.1.3',
  ].join('\n')
  expect(readMaven(printed)).toEqual([
    ['com.openai:openai-java', '4.102.1'],
    ['org.springframework.boot:spring-boot-starter-parent-with-a-long-name', '4.1.3'],
  ])
})
