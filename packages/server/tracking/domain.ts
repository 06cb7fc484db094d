import type { Caller } from '../callers/callers'

/** The questions of the protocol to the database: functions `private.tracking_…` of the migrations, as the caller. */
export interface Domain {
  /** The answer as JSON text, which keeps numbers that JavaScript would round. */
  ask: (name: string, request: object) => Promise<string>
  /** The same for a page; `next` says where it ended, null when nothing follows. */
  askPage: (name: string, request: object) => Promise<{ answer: string; next: unknown }>
}

export function createDomain(caller: Caller): Domain {
  return {
    async ask(name, request) {
      const [row] = await caller.query<{ answer: string }>(
        `select private.tracking_${name}(private.own_workspace(), $1::jsonb)::text as answer`,
        [JSON.stringify(request)],
      )
      return row?.answer ?? '{}'
    },
    async askPage(name, request) {
      const [row] = await caller.query<{ answer: string; next: string | null }>(
        `select answer::text, next::text from private.tracking_${name}(private.own_workspace(), $1::jsonb)`,
        [JSON.stringify(request)],
      )
      return { answer: row?.answer ?? '{}', next: row?.next ? (JSON.parse(row.next) as unknown) : null }
    },
  }
}
