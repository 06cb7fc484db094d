import { describe, expect, it } from 'vitest'
import { expectUrl, expectVisible, openBrowser } from './kit'

// The catalogue of machines, for who wants to see how something behaves: read, linked to, run with a rejected effect.

const { newPage } = openBrowser()

describe('the catalogue of machines', () => {
  it('finds a machine by a requirement, shows it, and links to one of its states', async () => {
    const page = await newPage()
    await page.goto('/machines')
    await page.getByLabel('Search').fill('SIN-04')
    await expectVisible(page.getByText('1 machine', { exact: true }))
    await page.getByRole('link', { name: 'sign-in', exact: true }).click()
    await page.getByRole('link', { name: 'error.sending', exact: true }).first().click()
    await expectUrl(page, '/machines/sign-in?state=error.sending')
    await page.reload()
    await expectVisible(page.getByRole('heading', { name: 'error.sending' }))
    const chart = page.getByRole('group', { name: 'States of sign-in' })
    expect(await chart.getByRole('button', { pressed: true }).getAttribute('data-state')).toBe(
      'error.sending',
    )
  })

  it('opens the charts of nested, parallel and large machines, and reports a missing one', async () => {
    const page = await newPage()
    for (const name of ['copied', 'assistant', 'user-management', 'creation']) {
      await page.goto(`/machines/${name}`)
      await expectVisible(page.getByRole('group', { name: `States of ${name}` }))
    }
    const none = await newPage({ expectedProblems: [/404 \(Not Found\).*\/machines\/no-such-machine/] })
    await none.goto('/machines/no-such-machine')
    await expectVisible(none.getByRole('heading', { name: 'Machine not found' }))
  })

  it('runs a machine on its real page with a rejected effect and a paused clock, without any server request', async () => {
    const page = await newPage()
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\/(auth|rest)\/v1\//.test(request.url())) asked.push(request.url())
    })
    await page.goto('/machines/sign-in?view=run')
    const effects = page.getByRole('region', { name: 'Effects' })
    const stage = page.getByRole('region', { name: 'Page', exact: true })
    const chart = page.getByRole('group', { name: 'States of sign-in' })
    const isIn = (state: string) => expectVisible(chart.locator(`[data-active][data-state="${state}"]`))
    await isIn('idle')
    await effects
      .getByRole('group', { name: 'What signIn does' })
      .getByRole('button', { name: 'Reject' })
      .click()
    await effects
      .getByLabel('What signIn rejects with, in JSON')
      .fill('{ "message": "Invalid email or password.", "kind": "invalidCredentials" }')
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await stage.getByLabel('Email').fill('ada@orrery.example')
    await stage.getByLabel('Password', { exact: true }).fill('Str0ng!pass')
    await stage.getByRole('button', { name: 'Sign In', exact: true }).click()
    await isIn('submitting')
    await expectVisible(effects.getByText('The machine is waiting for it.'))
    await page.getByRole('button', { name: 'Step', exact: true }).click()
    await isIn('error.idle')
    await expectVisible(stage.getByText('Invalid email or password.'))
    expect(asked).toEqual([])
  })
})
