import { messages, type PGlite, protocol, type Results, types } from '@electric-sql/pglite'

/** One statement with its parameters. */
export type Statement = readonly [sql: string, values?: readonly unknown[]]

export interface Statements {
  /**
   * Runs statements in one round trip: when one fails, the statements after it do not run and the changes
   * before it are rolled back, unless a statement began a transaction, which then stays open.
   */
  run: (statements: readonly Statement[]) => Promise<Results[]>
}

/** Statements that stay prepared, those that were used last, and the characters of their texts. */
export const STATEMENTS = 200
export const STATEMENT_CHARACTERS = 1_000_000

interface Prepared {
  name: string
  /** Types of the parameters. */
  parameters: number[]
  fields: messages.Field[]
}

const { serialize } = protocol

/**
 * Makes the queries of a database cheap: each text is parsed once and stays prepared, and running it takes
 * one message to the engine instead of six. Row security is still evaluated at every run. Requires that the
 * schema no longer changes.
 */
export function keepStatements(database: PGlite): Statements {
  const kept = new Map<string, Prepared>()
  let names = 0
  let characters = 0

  const send = (parts: Uint8Array[]) =>
    database.execProtocolStream(Buffer.concat([...parts, serialize.sync()]))

  async function prepare(sql: string): Promise<Prepared> {
    const known = kept.get(sql)
    if (known) {
      kept.delete(sql)
      kept.set(sql, known)
      return known
    }
    const name = `kept_${names++}`
    const answers = await send([
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
    ])
    const prepared: Prepared = { name, parameters: [], fields: [] }
    for (const answer of answers) {
      if (answer instanceof messages.ParameterDescriptionMessage) prepared.parameters = answer.dataTypeIDs
      if (answer instanceof messages.RowDescriptionMessage) prepared.fields = answer.fields
    }
    kept.set(sql, prepared)
    characters += sql.length
    for (const [oldest, statement] of kept) {
      if (kept.size <= STATEMENTS && characters <= STATEMENT_CHARACTERS) break
      if (oldest !== sql) await forget(oldest, statement)
    }
    return prepared
  }

  async function forget(sql: string, { name }: Prepared): Promise<void> {
    kept.delete(sql)
    characters -= sql.length
    await send([serialize.close({ type: 'S', name })])
  }

  const textOf = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null
    const write = type === undefined ? undefined : database.serializers[type]
    return write ? write(value) : String(value)
  }

  const run = (statements: readonly Statement[]) =>
    database.runExclusive(async () => {
      const prepared: Prepared[] = []
      for (const [sql] of statements) prepared.push(await prepare(sql))
      const parts = statements.flatMap(([, values = []], index) => {
        const { name, parameters } = prepared[index] as Prepared
        const texts = values.map((value, place) => textOf(value, parameters[place]))
        return [serialize.bind({ statement: name, values: texts }), serialize.execute()]
      })
      const answers = await send(parts).catch((error: unknown) => {
        // A table was changed after all: it is parsed anew the next time.
        if ((error as { code?: string }).code === '0A000') {
          kept.clear()
          characters = 0
        }
        throw error
      })
      return readResults(
        answers,
        prepared.map(({ fields }) => fields),
        database.parsers,
      )
    })

  const original = database.query.bind(database) as PGlite['query']
  database.query = (async (sql: string, values?: unknown[], options?: object) =>
    options ? original(sql, values, options) : (await run([[sql, values]]))[0]) as PGlite['query']
  return { run }
}

/** One result for each statement. */
function readResults(
  answers: messages.BackendMessage[],
  fieldsOf: messages.Field[][],
  parsers: PGlite['parsers'],
): Results[] {
  const results: Results[] = []
  let rows: Record<string, unknown>[] = []
  let affectedRows = 0
  for (const answer of answers) {
    const fields = fieldsOf[results.length] ?? []
    if (answer instanceof messages.DataRowMessage) {
      rows.push(
        Object.fromEntries(
          fields.map(({ name, dataTypeID }, index) => [
            name,
            types.parseType(answer.fields[index] ?? null, dataTypeID, parsers),
          ]),
        ),
      )
    } else if (answer.name === 'commandComplete' || answer.name === 'emptyQuery') {
      affectedRows = answer instanceof messages.CommandCompleteMessage ? countOf(answer.text) : 0
      results.push({ rows, affectedRows, fields })
      rows = []
    }
  }
  return results
}

/** How many rows a statement changed, by its tag: `INSERT 0 1`, `UPDATE 2`. */
function countOf(tag: string): number {
  const [command = '', ...numbers] = tag.split(' ')
  return ['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'COPY'].includes(command) ? Number(numbers.at(-1)) : 0
}
