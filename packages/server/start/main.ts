// `npm start`: the built app with its backend, in one process.
import { smtpNameOf } from '../mail/smtp'
import { nameOf } from '../postgres/faults'
import { explain, readEnvironment, startServer } from './index'

const fail = (error: unknown) => {
  console.error(explain(error))
  process.exit(1)
}
// The engine of the database also fails beside the calls that it was asked for.
process.once('uncaughtException', fail)

try {
  const environment = readEnvironment(process.env)
  const server = await startServer(environment)
  const { seeded, secrets } = server.services
  const lines = [
    '',
    `  Orrery    ${server.url}`,
    ...(server.mailboxUrl ? [`  Mailbox   ${server.mailboxUrl}`] : []),
    ...(environment.mail ? [`  Mail      ${smtpNameOf(environment.mail.smtp.url)}`] : []),
    `  Admin     ${environment.adminEmail}`,
    ...(seeded ? [`  Password  ${secrets.adminPassword}`] : []),
    environment.databaseUrl
      ? `  Database  ${nameOf(environment.databaseUrl)}`
      : `  Data      ${environment.dataDir}`,
    '',
    `  Show the admin password${seeded ? ' again' : ''}: npm run admin:password. Stop: Ctrl+C.`,
    '',
  ]
  console.log(lines.join('\n'))
  process.off('uncaughtException', fail)

  let stopping = false
  const stop = () => {
    if (stopping) process.exit(1)
    stopping = true
    void server.close().then(() => process.exit(0), fail)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  fail(error)
}
