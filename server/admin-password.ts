// `npm run admin:password`: shows the designated admin's first password again.
import { EnvironmentError, readEnvironment } from './environment'
import { readSecrets } from './secrets'

try {
  const { dataDir, adminEmail } = readEnvironment(process.env)
  const secrets = await readSecrets(dataDir)
  if (!secrets) {
    console.error(`No admin yet in ${dataDir}: start Orrery once with npm start.`)
    process.exit(1)
  }
  console.log(
    `${adminEmail}\n${secrets.adminPassword}\n\nThis is the password of the first start; a later change in Orrery counts instead.`,
  )
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error)
  process.exit(1)
}
