import { describe, it } from 'vitest'
import { expectUrl, expectVisible, openBrowser } from './kit'

// The screens that stand where a page may not be seen (GRD, DEN), reached as people reach them.

const { newPage } = openBrowser()

describe('access denied', () => {
  it('says why, and leads home and back (DEN-01)', async () => {
    const page = await newPage()
    await page.goto('/signup')
    await page.goto('/unauthorized')
    await expectVisible(page.getByRole('heading', { name: 'Access Denied' }))
    for (const text of [
      'Error 403 - Forbidden',
      "You don't have permission to access this resource. This page is restricted to administrators only.",
      'Administrator privileges are required to view this content.',
    ])
      await expectVisible(page.getByText(text, { exact: true }))
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expectUrl(page, '/signup')
    await page.goto('/unauthorized')
    await page.getByRole('link', { name: 'Go to Homepage' }).click()
    await expectUrl(page, '/')
  })
})
