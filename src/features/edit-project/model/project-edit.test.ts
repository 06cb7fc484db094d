import { EMPTY_MEMBER, SAMPLE_PROJECTS, type Project } from '@/entities/project/model'
import { Failure } from '@/shared/lib/failure'
import { describe, expect, it } from 'vitest'
import { journeysOf } from '../../../../tests/machines/kit'
import { editsOf } from './edits'
import { projectEditMachine, withEdits, withTypedMember } from './project-edit'

const project = SAMPLE_PROJECTS[0] as Project
const values = { name: 'Storefront', description: '', teamMembers: [], member: EMPTY_MEMBER, aiTools: [] }
const open = { type: 'open', subject: 'p1', values } as const
const rename = (value: string) => ({ type: 'field.change', field: 'name', value }) as const
const submit = { type: 'submit' } as const

// As the documents have it (PRJ-06).
describe('project-edit', () => {
  const journey = journeysOf({ machine: projectEditMachine, input: { subject: '' }, events: [] })

  journey('saves by the wizard’s rules and closes')
    .send(open, rename(' '), submit)
    .expect({ context: { refused: { field: 'name', message: 'Project name is required' } } })
    .send(rename(' Shop '), submit)
    .expect({ asked: { send: [{ subject: 'p1', values: { ...values, name: ' Shop ' } }] } })
    .answer('send')
    .wait(0)
    .expect({ state: 'closed' })

  journey('keeps the input when it cannot be stored')
    .send(open, rename('Shop'), submit)
    .fail('send', new Failure('No room left.', 'storage'))
    .expect({ state: 'error', context: { values: { name: 'Shop' }, failure: { message: 'No room left.' } } })
    .send(rename('Shop 2'))
    .expect({ state: 'editing', context: { failure: null } })

  it('adds a completely typed member, and keeps the role for the next one', () => {
    const member = { name: ' Ada ', email: 'ada@example.org', role: 'QA' }
    expect(withTypedMember({ ...values, member })).toEqual({
      ...values,
      teamMembers: [{ id: 'member-1', name: 'Ada', email: 'ada@example.org', role: 'QA' }],
      member: { ...EMPTY_MEMBER, role: 'QA' },
    })
    expect(withTypedMember(values)).toBe(values)
  })

  it('stores the trimmed name, the tools, and a member who was typed but not added', () => {
    const edits = { ...editsOf(project), name: ' Shop ', aiTools: ['testing' as const] }
    const member = { name: 'Alan', email: 'alan@example.org', role: 'QA' }
    const kept = withEdits(project, { ...edits, member })
    expect([kept.name, kept.aiTools.map(({ id }) => id)]).toEqual(['Shop', ['testing']])
    expect(kept.teamMembers.at(-1)).toMatchObject({ name: 'Alan', role: 'QA' })
  })
})
