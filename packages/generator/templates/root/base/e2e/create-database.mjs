// Creates the database of the end-to-end test when there is none. Runs before the server (playwright.config.ts).
import pg from 'pg'

const url = new URL(process.env.DATABASE_URL ?? '')
const name = decodeURIComponent(url.pathname.slice(1))
url.pathname = '/postgres'

const client = new pg.Client({ connectionString: url.href })
await client.connect()
const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
await client.end()
