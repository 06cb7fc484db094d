import type { Database } from '../database/engine'
import { type Counts, nameOf, type Part, type SequenceValue, type TableHead } from './format'

/** Rows that are fetched at once: as many as fit into this number of bytes by the largest row of their table, and one at least. */
const ROWS = 500
const FETCHED = 4_000_000
/** Types whose values may be large and whose length is known without reading them. */
const MEASURED = new Set(['bytea', 'text', 'character varying', 'jsonb'])
/** Text of the rows that are inserted at once, in characters. */
const INSERTED = 1_000_000
/** How the values of every type are written as text, so that each engine reads them back as they were. */
const SETTINGS =
  `set local timezone to 'UTC'; set local datestyle to 'ISO'; set local intervalstyle to 'postgres'; ` +
  `set local extra_float_digits to 1; set local bytea_output to 'hex'; set local row_security to off`

/** The schema of what PostgreSQL's processes share: limits, which the embedded engine counts in memory, and the keys. */
const SHARED = 'server'
/** The keys are part of the header, since the embedded engine stores them in a file. */
const KEYS = 'server.secrets'

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
const quoted = ({ schema, table }: Pick<TableHead, 'schema' | 'table'>) => `${quote(schema)}.${quote(table)}`

/** Tables of this database, without those of PostgreSQL itself and of extensions. Generated columns are left out. */
async function tablesOf({ query }: Database): Promise<(TableHead & { types: string[] })[]> {
  const { rows } = await query<{ schema: string; table: string; columns: string; types: string }>(
    `select n.nspname as schema, c.relname as table,
       json_agg(a.attname order by a.attnum)::text as columns,
       json_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum)::text as types
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by 1, 2 order by 1, 2`,
  )
  return rows
    .map(({ columns, types, ...names }) => ({
      ...names,
      columns: JSON.parse(columns) as string[],
      types: JSON.parse(types) as string[],
    }))
    .filter((table) => nameOf(table) !== KEYS)
}

/**
 * Every row of every table and the values of the sequences, as of one moment: the statements run in one transaction on a
 * connection that nothing else may use meanwhile. `report` receives the rows of each table once it is read.
 */
export async function* readParts(
  database: Database,
  report: (table: string, rows: number) => void = () => undefined,
): AsyncGenerator<Part> {
  const { query, exec } = database
  await exec('begin isolation level repeatable read read only')
  try {
    await exec(SETTINGS)
    for (const { types, ...table } of await tablesOf(database)) {
      yield table
      const atOnce = await rowsAtOnce(database, { types, ...table })
      const values = table.columns.map((column) => `${quote(column)}::text`).join(', ')
      await exec(
        `declare backed_up no scroll cursor for select json_build_array(${values})::text as row from ${quoted(table)}`,
      )
      let count = 0
      for (;;) {
        const { rows } = await query<{ row: string }>(`fetch ${atOnce} from backed_up`)
        yield* rows
        count += rows.length
        if (rows.length < atOnce) break
      }
      await exec('close backed_up')
      report(nameOf(table), count)
    }
    const { rows } = await query<SequenceValue>(
      `select schemaname as schema, sequencename as sequence, last_value::text as value from pg_sequences
       where last_value is not null order by 1, 2`,
    )
    yield* rows
  } finally {
    await exec('rollback')
  }
}

/** How many rows of a table may be fetched at once, by its largest row. */
async function rowsAtOnce(
  { query }: Database,
  { columns, types, ...names }: TableHead & { types: string[] },
): Promise<number> {
  const measured = columns.flatMap((column, index) => {
    const type = types[index] ?? ''
    return MEASURED.has(type) ? [type === 'jsonb' ? `${quote(column)}::text` : quote(column)] : []
  })
  if (measured.length === 0) return ROWS
  const length = measured.map((value) => `coalesce(octet_length(${value}), 0)`).join(' + ')
  const { rows } = await query<{ largest: number }>(
    `select coalesce(max(${length}), 0)::int as largest from ${quoted(names)}`,
  )
  return Math.max(1, Math.min(ROWS, Math.floor(FETCHED / Math.max(1, rows[0]?.largest ?? 0))))
}

/**
 * Replaces the content of every table of a database that has the migrations of the backup, in the transaction that is
 * open. Triggers do not run, and references are checked at the end. Resolves with the rows of each table. Throws an
 * error that names a table or column that the database does not have, or a table whose rows are not all there.
 */
export async function loadParts(
  database: Database,
  parts: AsyncIterable<Part>,
  expected: Counts,
  report: (table: string, rows: number) => void = () => undefined,
): Promise<Counts> {
  const { query, exec } = database
  await exec(SETTINGS)
  const known = new Map((await tablesOf(database)).map((table) => [nameOf(table), table]))
  const names = [...known.values()].map(quoted)
  const references = await dropReferences(database)
  for (const name of names) await exec(`alter table ${name} disable trigger user`)
  await exec(`truncate ${names.join(', ')}`)

  let insert: ((rows: string[]) => Promise<void>) | null = null
  let rows: string[] = []
  let size = 0
  const flush = async () => {
    if (rows.length > 0) await insert?.(rows)
    rows = []
    size = 0
  }
  for await (const part of parts) {
    if ('object' in part || 'bytes' in part) continue
    if ('row' in part) {
      rows.push(part.row)
      size += part.row.length
      if (size >= INSERTED) await flush()
      continue
    }
    await flush()
    if ('table' in part) insert = inserterOf(database, part, known.get(nameOf(part)))
    else
      await query('select setval(format($1, $2::text, $3::text)::regclass, $4::bigint)', [
        '%I.%I',
        part.schema,
        part.sequence,
        part.value,
      ])
  }
  await flush()

  const loaded: Counts = {}
  for (const [name, table] of known) {
    if (!(name in expected)) continue
    const { rows } = await query<{ count: string }>(`select count(*)::text as count from ${quoted(table)}`)
    loaded[name] = Number(rows[0]?.count)
    if (loaded[name] !== expected[name])
      throw new Error(`${name} has ${loaded[name]} rows instead of ${expected[name]}`)
    report(name, loaded[name])
  }
  for (const name of names) await exec(`alter table ${name} enable trigger user`)
  for (const statement of references) await exec(statement)
  return loaded
}

/** Inserts rows into a table; null when the table belongs to the other engine alone. */
function inserterOf(
  { query }: Database,
  head: TableHead,
  table: (TableHead & { types: string[] }) | undefined,
): ((rows: string[]) => Promise<void>) | null {
  if (!table) {
    if (head.schema === SHARED) return null
    throw new Error(`this version of Orrery has no table ${nameOf(head)}`)
  }
  const values = head.columns.map((column, index) => {
    const type = table.types[table.columns.indexOf(column)]
    if (!type) throw new Error(`this version of Orrery has no column ${column} in ${nameOf(head)}`)
    return `(value->>${index})::${type}`
  })
  const statement =
    `insert into ${quoted(head)} (${head.columns.map(quote).join(', ')}) overriding system value ` +
    `select ${values.join(', ')} from json_array_elements($1::text::json) value`
  return async (rows) => void (await query(statement, [`[${rows.join(',')}]`]))
}

/** Drops every foreign key. Resolves with the statements that add them again, which check every row. */
async function dropReferences({ query, exec }: Database): Promise<string[]> {
  const { rows } = await query<{ owner: string; name: string; definition: string }>(
    `select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0`,
  )
  for (const { owner, name } of rows) await exec(`alter table ${owner} drop constraint ${name}`)
  return rows.map(
    ({ owner, name, definition }) => `alter table ${owner} add constraint ${name} ${definition}`,
  )
}
