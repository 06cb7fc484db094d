import { expect, it } from 'vitest'
import { expectHidden, expectVisible, makeProject, openBrowser, signedInAccount } from './kit'

// Links by which people without an account read a project.

const { newPage } = openBrowser()

it('a link to a project opens without an account, and opens nothing after it is revoked', async () => {
  const [ada, visitor] = [await newPage(), await newPage()]
  await signedInAccount(ada)
  await ada.goto('/projects')
  await expectVisible(ada.getByRole('article', { name: 'Storefront', exact: true }))
  const saved = ada.waitForResponse(/push_documents/)
  await makeProject(ada, 'Star Map')
  await saved
  await ada.getByRole('tab', { name: 'Overview' }).click()
  const links = ada.getByRole('region', { name: 'Share by link' })
  await links.getByText('Share by link').click()
  await expectVisible(links.getByText('No link is open.'))
  await links.getByRole('button', { name: '7 days' }).click()
  const address = await links.getByText(/\/shared\//).textContent()
  await expectVisible(links.getByRole('list', { name: 'Open links' }).getByRole('listitem'))

  await visitor.goto(address ?? '')
  await expectVisible(visitor.getByRole('heading', { level: 1, name: 'Star Map' }))
  await expectVisible(visitor.getByText(/^Shared read-only until /))
  await expectVisible(visitor.getByRole('region', { name: 'Generated code' }))
  await expectVisible(visitor.getByRole('link', { name: 'Sign In' }).first())
  await expectHidden(visitor.getByRole('button', { name: 'More actions for Star Map' }))

  await links.getByRole('button', { name: /^Revoke the link/ }).click()
  await expectVisible(links.getByText('No link is open.'))
  await visitor.reload()
  await expectVisible(visitor.getByRole('heading', { level: 1, name: 'This link opens nothing' }))
  expect(await visitor.getByText('Star Map').count()).toBe(0)
})

it('a sample says that it cannot be shared, and how to share a copy', async () => {
  const page = await newPage()
  await signedInAccount(page)
  await page.goto('/projects/sample-storefront?tab=overview')
  const links = page.getByRole('region', { name: 'Share by link' })
  await links.getByText('Share by link').click()
  await expectVisible(links.getByText(/^This is a sample, which cannot be shared by link\./))
  await expectHidden(links.getByRole('button'))
  await page.goto('/ai-ml-platform/datasets/dataset-2')
  await expectVisible(page.getByRole('heading', { name: 'This is a sample' }))
  await expectHidden(page.getByRole('button', { name: 'Upload to the workspace' }))
})
