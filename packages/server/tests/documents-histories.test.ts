import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { ChangeResult, IncomingPage } from '@/shared/lib/collection/replica-types'
import { type Account, runHistory, type StoredVersion } from './documents-histories'
import { serverForTests } from './kit'

// Random histories of two or three browsers of one account against the functions of the database: browsers that are ended
// between any two of their transactions, requests and answers that are lost.

const { confirmedUser, server } = serverForTests()

const HISTORIES = Number(process.env.HISTORIES ?? 60)
const FIRST = Number(process.env.FIRST_HISTORY ?? 1)

type User = Awaited<ReturnType<typeof confirmedUser>>

/** The functions, called as SQL with the rights of the user: over HTTP each history would take seconds. */
function accountOf(user: User, workspace: string): Account {
  const claims = Buffer.from(user.token.split('.')[1] ?? '', 'base64url').toString()
  const { backend } = server().services
  const ask = <T>(sql: string, values: unknown[]): Promise<T> =>
    backend.exclusivelyWithoutTidy(async () => {
      await backend.database.exec('begin')
      try {
        await backend.database.query(
          `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)`,
          [claims, user.id],
        )
        await backend.database.exec('set local role authenticated')
        const { rows } = await backend.database.query<{ answer: string }>(sql, values)
        await backend.database.exec('commit')
        return JSON.parse(rows[0]?.answer ?? 'null') as T
      } catch (error) {
        await backend.database.exec('rollback')
        throw error
      }
    })
  return {
    pull: (cursor) =>
      ask<IncomingPage>('select public.pull_documents($1, $2, 3)::text as answer', [workspace, cursor]),
    push: (changes) =>
      ask<ChangeResult[]>('select public.push_documents($1, $2)::text as answer', [
        workspace,
        JSON.stringify(changes),
      ]),
  }
}

describe('browsers of one account', () => {
  it(
    `agree in the end, lose nothing and store nothing twice, in ${HISTORIES} random histories`,
    async () => {
      const user = await confirmedUser()
      const { backend } = server().services
      for (let seed = FIRST; seed < FIRST + HISTORIES; seed++) {
        // A workspace that is as good as personal, so that each history begins with nothing.
        const workspace = randomUUID()
        await backend.exclusively(() =>
          backend.database.exec(`
          insert into public.workspaces (id, name, personal) values ('${workspace}', 'History', true);
          insert into public.memberships (workspace_id, user_id, role) values ('${workspace}', '${user.id}', 'admin');`),
        )
        const versions = async () =>
          (
            await backend.exclusively(() =>
              backend.database.query<StoredVersion>(
                `select kind, id, value -> 'data' ->> 'text' as text, lost from public.document_versions
               where workspace_id = $1`,
                [workspace],
              ),
            )
          ).rows
        await expect(runHistory(seed, accountOf(user, workspace), versions)).resolves.toBeUndefined()
        await backend.exclusively(() =>
          backend.database.exec(`delete from public.workspaces where id = '${workspace}'`),
        )
      }
    },
    60_000 + HISTORIES * 1000,
  )
})
