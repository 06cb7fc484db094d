import { createAccessToken, listAccessTokens, revokeAccessToken } from '@/entities/access-token'
import { type AccessToken, EMPTY_TOKEN, type NewToken, newTokenSchema } from '@/entities/access-token/model'
import { searchRuns } from '@/entities/run'
import { ALL_RUNS, type RunList } from '@/entities/run/model'
import { useEntryChange } from '@/features/change-entry'
import { fieldErrors } from '@/shared/lib/form'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { usePageVisibility } from '@/shared/lib/visible'
import { createAskMachine } from '@machines/ask'
import { connectMachine } from '@machines/connect'
import { createFormMachine } from '@machines/form'

/** A new token. Its text is in no snapshot of this form: the machine `connect` receives it. */
export const newTokenMachine = createFormMachine<NewToken>({
  id: 'new-token',
  empty: EMPTY_TOKEN,
  check: (values) => fieldErrors(newTokenSchema, values),
  choices: ['scope', 'days'],
  successShown: 0,
})

/** The tokens of the account. */
export const accessTokensMachine = createAskMachine<undefined, AccessToken[]>({
  id: 'access-tokens',
  timeout: 15_000,
  atOnce: true,
})

export type ConnectActor = ActorRefFrom<typeof connectMachine>
export type NewTokenActor = ActorRefFrom<typeof newTokenMachine>
export type AccessTokensActor = ActorRefFrom<typeof accessTokensMachine>

/** The newest run of a workspace with the number of all, deleted runs included. */
const newestRun = (workspace: string, signal: AbortSignal): Promise<RunList> =>
  searchRuns(workspace, { ...ALL_RUNS, shown: 'all' }, { size: 1 }, signal)

/** The actors of /ai-ml-platform/connect: they make, list and revoke tokens, and wait for a run. */
export function useConnect(workspace: string) {
  const tokens = usePageActor(accessTokensMachine, {
    input: { question: undefined },
    effects: { actors: { answer: ({ signal }) => listAccessTokens(signal) } },
  })
  const connect = usePageActor(connectMachine, {
    effects: {
      actors: {
        async findRun({ input: { runsBefore }, signal }) {
          const { total, runs } = await newestRun(workspace, signal)
          if (total <= runsBefore) return null
          tokens.send({ type: 'ask' })
          return runs[0] ?? null
        },
      },
    },
  })
  const form = usePageActor(newTokenMachine, {
    input: { subject: undefined },
    effects: {
      actors: {
        async send({ input: { values }, signal }) {
          const { total } = await newestRun(workspace, signal)
          const token = await createAccessToken(workspace, values, signal)
          connect.send({ type: 'token.made', made: { name: values.name.trim(), token, runsBefore: total } })
          tokens.send({ type: 'ask' })
        },
      },
    },
  })
  const change = useEntryChange<'revoke'>(
    ({ id }, signal) => revokeAccessToken(id, signal),
    () => tokens.send({ type: 'ask' }),
  )
  usePageVisibility((visible) => connect.send({ type: visible ? 'page.show' : 'page.hide' }))
  return { tokens, connect, form, change }
}
