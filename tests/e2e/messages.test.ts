import { expect, it } from 'vitest'
import { contentOf, expectHidden, expectVisible, openBrowser, openUsers, readMail, served } from './kit'

// Messages of visitors, from the form to the inbox of the administrator.

const { newPage } = openBrowser()

const pdf = { name: 'ada.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') }

it('reaches the administrator from the contact form, is answered, archived, and deleted with undo (CON-01)', async () => {
  const visitor = await newPage()
  await visitor.goto('/contact')
  await visitor.getByLabel('Your Name').fill('Grace Okafor')
  await visitor.getByLabel('Email Address').fill('grace@orrery.example')
  await visitor.getByLabel('Subject').fill('Plans for a school')
  await visitor.getByLabel('Message').fill('Hello.\nHow much is it for 30 pupils?')
  await visitor.getByRole('button', { name: 'Send message' }).click()
  await expectVisible(visitor.getByText('Message Sent Successfully!'))
  expect((await readMail('grace@orrery.example', /We received/)).text).not.toContain('pupils')
  expect((await readMail(served().admin.email, /New message/)).text).toContain('30 pupils')

  const admin = await newPage()
  await openUsers(admin)
  await admin.getByRole('tab', { name: 'Inbox' }).click()
  await admin.getByRole('button', { name: /Grace Okafor.*Plans for a school/ }).click()
  await expectVisible(admin.getByText('How much is it for 30 pupils?'))
  await admin.getByRole('button', { name: 'Mark as answered' }).click()
  await expectVisible(admin.getByRole('button', { name: 'Mark as unread' }))
  await admin.getByRole('button', { name: 'Archive' }).click()
  await expectHidden(admin.getByText('How much is it for 30 pupils?'))
  await admin.getByLabel('State').selectOption('archived')
  await admin.getByRole('button', { name: /Grace Okafor/ }).click()
  await admin.getByRole('button', { name: 'Delete' }).click()
  await expectVisible(admin.getByText(/The message of Grace Okafor was deleted/))
  await expectHidden(admin.getByRole('button', { name: /Grace Okafor/ }))
  await admin.getByRole('button', { name: 'Undo' }).click()
  await expectVisible(admin.getByRole('button', { name: /Grace Okafor/ }))
})

it('brings a resume to the administrator as a download, and refuses a file that lies about its type (CAR-03)', async () => {
  const visitor = await newPage({ expectedProblems: [/400/] })
  await visitor.goto('/careers')
  await visitor.getByRole('button', { name: 'Apply Now: Product Manager' }).click()
  await visitor.getByLabel('Full Name').fill('Ada Moreau')
  await visitor.getByLabel('Email Address').fill('ada.moreau@orrery.example')
  await visitor.getByLabel('Resume').setInputFiles({ ...pdf, buffer: Buffer.from('MZ program') })
  await visitor.getByRole('button', { name: 'Submit Application' }).click()
  await expectVisible(visitor.getByText(/There was an error submitting your application.*is not PDF/))
  await visitor.getByLabel('Resume').setInputFiles(pdf)
  await visitor.getByRole('button', { name: 'Submit Application' }).click()
  await expectVisible(visitor.getByText('Application Submitted!'))

  const admin = await newPage()
  await openUsers(admin)
  await admin.goto('/diagnostics?tab=inbox')
  await admin.getByRole('button', { name: /Ada Moreau.*Product Manager/ }).click()
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: 'Download ada.pdf' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('ada.pdf')
  expect(await contentOf(download)).toEqual(pdf.buffer)
})

it('says that sending is not available where no server receives messages, and offers an email (CON-01)', async () => {
  const page = await newPage({ expectedProblems: [/405/] })
  await page.route('**/api/messages', (route) => route.fulfill({ status: 405, body: '' }))
  await page.goto('/templates')
  await page.getByRole('button', { name: 'Request Template' }).click()
  await page.getByLabel('Your Name').fill('Ada')
  await page.getByLabel('Your Email').fill('ada@orrery.example')
  await page.getByLabel('Template Request Details').fill('A chat with rooms.')
  await page.getByRole('button', { name: 'Send Request' }).click()
  await expectVisible(page.getByText('Sending is not available on this site'))
  const address = await page.getByRole('link', { name: 'hello@orrery.example' }).getAttribute('href')
  expect(address).toBe('mailto:hello@orrery.example?subject=Template%20request&body=A%20chat%20with%20rooms.')
  expect(await page.getByLabel('Template Request Details').inputValue()).toBe('A chat with rooms.')
})
