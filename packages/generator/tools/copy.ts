// Renders one part into a folder, to try it as it will be: npm run templates:copy -- server/python redis /tmp/x [flags]
// Without flags every flag is on.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeProject } from '../engine/project.ts'
import { FEATURES } from '../model/technologies.ts'
import { templatesOnDisk } from './read.ts'

const [id = '', database = 'postgresql', folder = '', flags] = process.argv.slice(2)
const [group, name] = id.split('/')
const templates = templatesOnDisk()
const files = await makeProject(
  {
    choice: {
      features: flags === undefined ? FEATURES : flags.split(',').filter(Boolean),
      database,
      ...(group === 'server' ? { backend: name } : { frontend: name }),
    },
    slug: 'field-notes',
    title: 'Field Notes',
    summary: 'Notes from the field.',
    environment: 'development',
    resources: { cpu: 2, memory: 4, storage: 20 },
  },
  templates,
)
for (const { path, content } of files) {
  const target = join(folder, path)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, content)
}
console.log(`${files.length} files in ${folder}`)
