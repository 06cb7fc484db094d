// Writes src/shared/api/database.types.ts from the migrations, in the shape that supabase-js expects.
// With --check it compares instead and fails when the committed file is out of date.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openBackend } from '../packages/server/database/backend'
import { generateSecrets } from '../packages/server/start/secrets'

const TARGET = fileURLToPath(new URL('../src/shared/api/database.types.ts', import.meta.url))

interface Column {
  table_name: string
  column_name: string
  data_type: string
  nullable: boolean
  has_default: boolean
}

interface Routine {
  name: string
  arguments: string[]
  types: string[]
  result: string
}

const TYPES: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  'timestamp with time zone': 'string',
  boolean: 'boolean',
  integer: 'number',
  bigint: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  bytea: 'string',
  ARRAY: 'unknown[]',
  'double precision': 'number',
  void: 'undefined',
}

const typeOf = (name: string): string => {
  const type = TYPES[name]
  if (!type) throw new Error(`scripts/database-types.ts does not know the type ${name}`)
  return type
}

const members = (rows: string[], indent: string) => rows.map((row) => `${indent}${row}`).join('\n')

function tableType(name: string, columns: Column[]): string {
  const field = (column: Column, optional: boolean) =>
    `${column.column_name}${optional ? '?' : ''}: ${typeOf(column.data_type)}${column.nullable ? ' | null' : ''}`
  const indent = ' '.repeat(10)
  return `      ${name}: {
        Row: {
${members(
  columns.map((column) => field(column, false)),
  indent,
)}
        }
        Insert: {
${members(
  columns.map((column) => field(column, column.nullable || column.has_default)),
  indent,
)}
        }
        Update: {
${members(
  columns.map((column) => field(column, true)),
  indent,
)}
        }
        Relationships: []
      }`
}

function functionType({ name, arguments: names, types, result }: Routine): string {
  const args = names.map((argument, index) => `${argument}: ${typeOf(types[index] ?? '')}`).join('; ')
  return `      ${name}: { Args: ${args ? `{ ${args} }` : 'Record<PropertyKey, never>'}; Returns: ${typeOf(result)} }`
}

async function generate(): Promise<string> {
  const backend = await openBackend({
    keys: await generateSecrets(),
    siteUrl: 'http://127.0.0.1:4310',
    adminEmail: 'admin@orrery.localhost',
  })
  const { rows: columns } = await backend.database.query<Column>(`
    select table_name, column_name, data_type, is_nullable = 'YES' as nullable, column_default is not null as has_default
    from information_schema.columns where table_schema = 'public' order by table_name, column_name`)
  const { rows: routines } = await backend.database.query<Routine>(`
    select p.proname as name, coalesce(p.proargnames, '{}') as arguments,
      array(select format_type(t, null) from unnest(p.proargtypes) t) as types, format_type(p.prorettype, null) as result
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.prorettype <> 'trigger'::regtype order by 1`)
  await backend.close()
  const tables = groupByTable(columns)
  return `// Written by \`npm run db:types\` from supabase/migrations. Do not edit.
export type Database = {
  public: {
    Tables: {
${[...tables].map(([name, of]) => tableType(name, of)).join('\n')}
    }
    Views: Record<never, never>
    Functions: {
${routines.map(functionType).join('\n')}
    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}
`
}

function groupByTable(columns: Column[]): Map<string, Column[]> {
  const tables = new Map<string, Column[]>()
  for (const column of columns)
    tables.set(column.table_name, [...(tables.get(column.table_name) ?? []), column])
  return tables
}

const text = await generate()
if (!process.argv.includes('--check')) {
  await writeFile(TARGET, text)
} else if ((await readFile(TARGET, 'utf8').catch(() => '')) !== text) {
  console.error('src/shared/api/database.types.ts does not fit the migrations. Run: npm run db:types')
  process.exit(1)
}
