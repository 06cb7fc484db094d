// `npm start`: the built app with its embedded backend, in one process.
import { EnvironmentError, FolderInUseError, readEnvironment, startServer } from './index'

function explain(error: unknown): string {
  if (error instanceof EnvironmentError || error instanceof FolderInUseError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `Port ${process.env.PORT ?? 4310} is taken. Choose another: PORT=4311 npm start`
  if (error instanceof Error && 'code' in error && error.code === 'EACCES')
    return `Not allowed: ${error.message}. Choose a port above 1023 with PORT, or another folder with DATA_DIR.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

try {
  const environment = readEnvironment(process.env)
  const server = await startServer(environment)
  const lines = [
    '',
    `  Orrery    ${server.url}`,
    `  Mailbox   ${server.url}/mailbox`,
    `  Admin     ${environment.adminEmail}`,
    ...(server.services.first ? [`  Password  ${server.services.secrets.adminPassword}`] : []),
    `  Data      ${environment.dataDir}`,
    '',
    server.services.first
      ? '  Show the password again: npm run admin:password. Stop: Ctrl+C.'
      : '  Show the admin password: npm run admin:password. Stop: Ctrl+C.',
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
