// `npm run mail:test -- you@example.org`: sends one mail by SMTP_URL at once, and prints the reason when that fails.
import { isAddress } from '../auth/auth-tools'
import { testMail } from '../mail/messages'
import { createTransport, smtpNameOf } from '../mail/smtp'
import { readEnvironment } from './environment'
import { explain } from './faults'

const fail = (text: string): never => {
  console.error(text)
  process.exit(1)
}

try {
  const to = process.argv[2] ?? ''
  if (!isAddress(to)) fail('Name the receiver: npm run mail:test -- you@example.org')
  const { mail, siteUrl } = readEnvironment(process.env)
  if (!mail)
    fail('SMTP_URL is not set, so emails are stored in the local mailbox. Set it to send a test email.')
  else {
    const transport = await createTransport(mail.smtp)
    const server = smtpNameOf(mail.smtp.url)
    await transport.send(testMail(to, siteUrl), `<test-${Date.now()}@${new URL(siteUrl).hostname}>`).then(
      () => console.log(`${server} accepted the email to ${to}.`),
      (error: Error) => fail(`The email was not sent. ${server}: ${error.message}`),
    )
    transport.close()
  }
} catch (error) {
  fail(explain(error))
}
