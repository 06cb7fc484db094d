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

it('is made while the member who set the webhook is in the workspace; others see its host alone', async () => {
  const team = (await ada.client.rpc('create_workspace', { name: 'Callers' })).data as string
  const bob = await newOwner()
  await kit.query(
    `insert into public.memberships (workspace_id, user_id, role) values ($1, $2, 'developer')`,
    [team, bob.id],
  )
  const { endpoint } = await deploy(ada, team, 'double.onnx', 'called')
  const webhook = 'https://hooks.example.com/T0/secret-path'
  await set(bob, endpoint, { webhook })
  const shown = async (owner: Owner) =>
    ((await owner.client.rpc('endpoint_alert_rules', { endpoint })).data as Record<string, unknown>).webhook
  expect([await shown(bob), await shown(ada)]).toEqual([webhook, 'https://hooks.example.com'])
  // Stored again as it is shown, it stays as it is; its secret is for the member who set it.
  expect(await set(ada, endpoint, { webhook: await shown(ada) })).toMatchObject({ data: null, error: null })
  expect(await shown(bob)).toBe(webhook)
  const renewed = { webhook: await shown(ada), new_secret: true }
  expect((await set(ada, endpoint, renewed)).error?.code).toBe('42501')

  const calls: string[] = []
  const { call } = watchOf(async ({ url }) => void calls.push(url))
  await queue(endpoint)
  await call()
  expect(calls).toEqual([webhook])
  await queue(endpoint)
  await kit.query('delete from public.memberships where workspace_id = $1 and user_id = $2', [team, bob.id])
  await call()
  expect(calls).toHaveLength(1)
  // A member who types the address owns it then, with another secret.
  expect((await set(ada, endpoint, { webhook })).data).toMatchObject({ secret: expect.any(String) })
  expect(await shown(ada)).toBe(webhook)
  await call()
  expect(calls).toHaveLength(2)
})

it('gets a new secret when it is asked for, and none is left of a webhook that is removed', async () => {
  const [, endpoint = ''] = endpoints
  const webhook = `https://example.com/${endpoint}`
  const stored = () =>
    kit.query('select secret from private.alert_webhooks where endpoint_id = $1', [endpoint])
  const before = await stored()
  expect((await set(ada, endpoint, { webhook })).data).toBeNull()
  const { data } = await set(ada, endpoint, { webhook, new_secret: true })
  expect(await stored()).toEqual([data])
  expect(data).not.toEqual(before[0])
  await queue(endpoint)
  await set(ada, endpoint, {})
  expect(await kit.query('select 1 from private.webhook_calls')).toEqual([])
})

it('saving rules neither starts the count of silence anew nor has them compared more often', async () => {
  const [endpoint = ''] = endpoints
  const times = () =>
    kit.query(
      'select updated_at::text, evaluated_at::text from public.endpoint_alert_rules where endpoint_id = $1',
      [endpoint],
    )
  await set(ada, endpoint, { silent_minutes: 5 })
  await watchOf(async () => undefined).evaluate()
  const before = await times()
  await set(ada, endpoint, { silent_minutes: 5, psi: 1 })
  expect(await times()).toEqual(before)
  await set(ada, endpoint, { silent_minutes: 6 })
  const [after] = await times()
  expect(after?.updated_at).not.toBe(before[0]?.updated_at)
  expect(after?.evaluated_at).toBe(before[0]?.evaluated_at)
})

it('endpoints are compared in batches, each of which is stored before the next', async () => {
  const { backend } = kit.server().services
  await kit.query(
    `insert into public.endpoint_alert_rules (endpoint_id)
     select id from public.endpoints on conflict (endpoint_id) do update set evaluated_at = '-infinity'`,
  )
  const left: unknown[] = []
  const exclusively = async <T>(work: () => Promise<T>) => {
    left.push((await kit.query(LEFT)).length)
    return backend.exclusively(work)
  }
  for (let place = 0; place < 16; place++) await deploy(ada, ada.id, 'double.onnx', `more${place}`)
  await kit.query(
    `insert into public.endpoint_alert_rules (endpoint_id) select id from public.endpoints on conflict do nothing`,
  )
  const all = (await kit.query(LEFT)).length
  await watchOf(async () => undefined, undefined, { exclusively }).evaluate()
  expect(left).toEqual([all, all - 20, 0])
  expect(await kit.query(LEFT)).toEqual([])
})
const LEFT = `select 1 from public.endpoint_alert_rules where evaluated_at = '-infinity'`
