import { createConnection } from 'mysql2/promise'
import { separateDatabase } from './separate.ts'

/** The tests have their own database, which is created if it does not exist. */
export default async function setup() {
  const { url, name } = separateDatabase('mysql://app:app@localhost:3306/app', (own) => `${own}_test`)
  await create(url, name).catch((error) => {
    throw new Error(`The tests need the MySQL database "${name}", which cannot be used: ${error.message}`)
  })
  process.env.DATABASE_URL = url
  // {{#if tables}}
  await import('../src/migrate.ts')
  // {{/if}}
}

async function create(url: string, name: string) {
  const server = new URL(url)
  server.pathname = '/'
  const connection = await createConnection({ uri: server.href, connectTimeout: 3000 })
  try {
    await connection.query('CREATE DATABASE IF NOT EXISTS ??', [name])
  } finally {
    await connection.end()
  }
}
