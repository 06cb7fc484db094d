import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { apiIntegrations } from '@/entities/api-integration/model'
import { apiKeys } from '@/entities/api-key/model'
import { datasets } from '@/entities/dataset/model'
import { deployedModels } from '@/entities/deployment/model'
import { apiCalls, llmProviders } from '@/entities/llm-provider/model'
import { teamActivity, teamMembers } from '@/entities/member/model'
import { acknowledgements } from '@/entities/monitored-model/model'
import { duplicateOf, projects } from '@/entities/project/model'
import { trainingJobs } from '@/entities/training-job/model'
import type { CollectionDefinition, Entry } from '@/shared/lib/collection/types'

// With the browser's tools, people can write anything into the database. An entry that would hold up a page, or let it
// fail, is set aside: it is counted and stays stored, and its neighbours show as ever.

const NOW = Date.parse('2026-11-22T12:00:00Z')
const KINDS = [
  projects,
  trainingJobs,
  datasets,
  llmProviders,
  apiCalls,
  deployedModels,
  teamMembers,
  teamActivity,
  apiIntegrations,
  apiKeys,
  acknowledgements,
] as unknown as CollectionDefinition<Entry>[]

const LONG = 'a'.repeat(1_500_000)
const BAD_NUMBERS = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e308, 8.7e15]

const entriesOf = ({ name, samples }: CollectionDefinition<Entry>): readonly Entry[] =>
  name === acknowledgements.name ? [{ id: 'seen', at: new Date(NOW).toISOString() } as Entry] : samples(NOW)

/** The entry once for each text and number in it, with that one replaced. */
function* edits(
  value: unknown,
  put: (changed: unknown) => unknown = (one) => one,
): Generator<[unknown, Entry]> {
  if (typeof value === 'string') yield [LONG, put(LONG) as Entry]
  else if (typeof value === 'number') for (const bad of BAD_NUMBERS) yield [bad, put(bad) as Entry]
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value))
      yield* edits(one, (changed) =>
        put(Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed }),
      )
}

describe.each(KINDS)('hand-edited entries of the $name', (definition) => {
  it('an entry that cannot be rendered is set aside, for every text and number', () => {
    const accepted = entriesOf(definition).flatMap((entry) =>
      [...edits(entry)].filter(([, edited]) => safeParse(definition.schema, edited).success),
    )
    expect(accepted.map(([bad]) => String(bad).slice(0, 20))).toEqual([])
  })

  it('the samples fit the schema', () => {
    for (const entry of entriesOf(definition)) expect(safeParse(definition.schema, entry).success).toBe(true)
  })
})

it.each([
  'javascript:alert(1)',
  'https://a.example/"; rm -rf ~; "',
  "https://a.example/'+alert(1)+'",
  'https://a.example/$(id)',
  'https://a.example/`id`',
  'https://a.example/\\',
  'https://user@a.example/',
  'https://a.example/ -o /etc/passwd',
  'data:text/html,<script>alert(1)</script>',
])('an endpoint %s appears in no link and no command', (endpoint) => {
  const [model] = deployedModels.samples(NOW)
  expect(safeParse(deployedModels.schema, { ...model, endpoint }).success).toBe(false)
})

it('a project with the longest name the wizards accept is stored, and so is every copy of it', () => {
  const [sample] = projects.samples(NOW)
  const name = 'n'.repeat(5000)
  let project = { ...sample, name, config: sample?.config && { ...sample.config, name } } as never
  for (const id of ['one', 'two']) {
    project = duplicateOf(project, { id, suffix: id, createdAt: '2026-11-22', createdBy: 'ada' }) as never
    expect(safeParse(projects.schema, project).success).toBe(true)
  }
})
