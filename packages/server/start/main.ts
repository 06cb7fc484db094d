// `npm start`: the built app with its backend, in one process.
import { startDaily } from '../backup/daily'
import { smtpNameOf } from '../mail/smtp'
import { nameOf } from '../postgres/faults'
import { explain, readEnvironment, startServer } from './index'
import { openLog } from './log'

/** How long a stop may take in all, in ms. */
const STOP_LIMIT = 30_000

const fail = (error: unknown) => {
  // In plain words, while the log has objects.
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}
// The engine of the database also fails beside the calls that it was asked for.
process.once('uncaughtException', fail)

try {
  const environment = readEnvironment(process.env)
  const log = openLog(environment.logLevel)
  const server = await startServer(environment, undefined, undefined, log)
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

  const stopDaily = startDaily(environment)
  let stopping = false
  const stop = () => {
    if (stopping) process.exit(1)
    stopping = true
    log.info('stopping')
    setTimeout(() => {
      console.error('Stopping took too long: what was under way is ended')
      process.exit(1)
    }, STOP_LIMIT).unref()
    stopDaily()
    void server.close().then(() => process.exit(0), fail)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  fail(error)
}
