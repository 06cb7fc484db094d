// `npm start`: the built app with its embedded backend, in one process.
import { EnvironmentError, FolderInUseError, readEnvironment, startServer } from './index'

/** What a person can do about an error that ends the start. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof EnvironmentError || error instanceof FolderInUseError) return error.message
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `Port ${process.env.PORT || 4310} is taken. Choose another: PORT=4311 npm start`
  if (syscall === 'listen' || syscall === 'getaddrinfo')
    return `Cannot listen: ${error.message}. Choose another address with HOST or another port with PORT.`
  if (code && ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSPC'].includes(code))
    return `The data folder cannot be used: ${error.message}. Choose another: DATA_DIR=/path/to/folder npm start`
  return error.stack ?? error.message
}

try {
  const environment = readEnvironment(process.env)
  const server = await startServer(environment)
  const { seeded, secrets } = server.services
  const lines = [
    '',
    `  Orrery    ${server.url}`,
    ...(server.mailboxUrl ? [`  Mailbox   ${server.mailboxUrl}`] : []),
    `  Admin     ${environment.adminEmail}`,
    ...(seeded ? [`  Password  ${secrets.adminPassword}`] : []),
    `  Data      ${environment.dataDir}`,
    '',
    `  Show the admin password${seeded ? ' again' : ''}: npm run admin:password. Stop: Ctrl+C.`,
    '',
  ]
  console.log(lines.join('\n'))

  let stopping = false
  const stop = () => {
    if (stopping) process.exit(1)
    stopping = true
    void server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(explain(error))
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
