import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { BACKOFF, watchEndpoints } from '../alerts/watch'
import type { WebhookCall } from '../alerts/webhook'
import { serverForTests } from './kit'
import { servingKit } from './serving-kit'

// The calls of webhooks: how many at a time, and what holds up what.

const kit = serverForTests()
const { deploy, newOwner } = servingKit(kit)
type Owner = Awaited<ReturnType<typeof newOwner>>

let ada: Owner
const watches: { stop: () => Promise<void> }[] = []
const endpoints: string[] = []
beforeAll(async () => {
  ada = await newOwner()
  for (const place of [1, 2, 3, 4, 5, 6, 7])
    endpoints.push((await deploy(ada, ada.id, 'double.onnx', `e${place}`)).endpoint)
  for (const endpoint of endpoints) await set(ada, endpoint, { webhook: `https://example.com/${endpoint}` })
})
beforeEach(() => kit.query('delete from private.webhook_calls'))
afterAll(() => Promise.all(watches.map(({ stop }) => stop())))

function watchOf(send: (call: WebhookCall) => Promise<void>, look = 86_400_000, changed: object = {}) {
  const watch = watchEndpoints({
    backend: { ...kit.server().services.backend, ...changed },
    siteUrl: 'https://orrery.test',
    send,
    every: 0,
    look,
  })
  watches.push(watch)
  return watch
}

const RULES = { error_share: null, p95_ms: null, psi: null, silent_minutes: null, mail: false, webhook: '' }
const set = (owner: Owner, endpoint: string, rules: object) =>
  owner.client.rpc('set_endpoint_alert_rules', { endpoint, rules: JSON.stringify({ ...RULES, ...rules }) })
const queue = (endpoint: string | undefined, attempts = 0) =>
  kit.query('insert into private.webhook_calls (endpoint_id, body, attempts) values ($1, $2, $3)', [
    endpoint,
    '{}',
    attempts,
  ])

/** Something that others wait for. */
function openLater() {
  let open = () => undefined as void
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

it('five are made at a time, and one of each endpoint in a pass', async () => {
  for (const endpoint of [...endpoints, ...endpoints]) await queue(endpoint)
  const seen: string[] = []
  let open = 0
  let most = 0
  const five = openLater()
  const { call } = watchOf(async ({ url }) => {
    seen.push(url)
    most = Math.max(most, ++open)
    if (open === 5) five.open()
    await five.opened
    // More would be begun meanwhile.
    for (let asked = 0; asked < 20; asked++) await kit.query('select 1')
    open--
  })
  await call()
  expect(most).toBe(5)
  expect([seen.length, new Set(seen).size]).toEqual([7, 7])
  await call()
  expect(seen).toHaveLength(14)
})

it('one that hangs holds up no comparison', async () => {
  await queue(endpoints[0])
  const [called, hanging] = [openLater(), openLater()]
  const watch = watchOf(() => {
    called.open()
    return hanging.opened
  }, 20)
  await called.opened
  await kit.query(`update public.endpoint_alert_rules set evaluated_at = '-infinity'`)
  await expect
    .poll(() => kit.query(`select 1 from public.endpoint_alert_rules where evaluated_at = '-infinity'`))
    .toEqual([])
  hanging.open()
  await watch.stop()
})

it('is made although comparisons fail', async () => {
  await queue(endpoints[0])
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  const [called, failed] = [openLater(), openLater()]
  const broken = () => {
    failed.open()
    return Promise.reject(new Error('broken'))
  }
  const watch = watchOf(
    async () => {
      await failed.opened
      called.open()
    },
    20,
    { exclusively: broken },
  )
  await called.opened
  await watch.stop()
  expect(errors).toHaveBeenCalledWith('Alerts could not be looked at: broken')
  errors.mockRestore()
})

it('one that was begun as often as it may, and never ended, is given up', async () => {
  await queue(endpoints[0], BACKOFF.length + 1)
  const calls: string[] = []
  await watchOf(async ({ id }) => void calls.push(id)).call()
  expect(calls).toEqual([])
  expect(
    await kit.query('select failed_at is not null as over, last_error from private.webhook_calls'),
  ).toEqual([{ over: true, last_error: 'The address was not reached' }])
})
