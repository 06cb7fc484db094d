// `npm run admin:password`: shows the designated admin's first password and the mailbox's address again.
import { nameOf } from '../postgres/faults'
import { readEnvironment } from './environment'
import { explain } from './faults'
import { hasMailbox } from './mail-environment'
import { mailboxUrlOf } from '../mail/mailbox-access'
import { readSecrets } from './secrets'

try {
  const { dataDir, adminEmail, siteUrl, databaseUrl, mail } = readEnvironment(process.env)
  const secrets = databaseUrl
    ? await (await import('../postgres/prepare')).readSecretsOf(databaseUrl)
    : await readSecrets(dataDir)
  if (!secrets) {
    const place = databaseUrl ? `the database ${nameOf(databaseUrl)}` : dataDir
    console.error(`No admin yet in ${place}: start Orrery once with npm start.`)
    process.exit(1)
  }
  const mailbox = hasMailbox(mail) ? mailboxUrlOf(siteUrl, secrets.jwtSecret) : null
  console.log(
    `${adminEmail}\n${secrets.adminPassword}\n\nThis is the password of the first start; a later change in Orrery counts instead.${mailbox ? `\n\nMailbox  ${mailbox}` : ''}`,
  )
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
