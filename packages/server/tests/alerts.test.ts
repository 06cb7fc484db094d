import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alertMail } from '../alerts/alert-mail'
import { BACKOFF, watchEndpoints } from '../alerts/watch'
import { CallFailedError, sendWebhook, type WebhookCall } from '../alerts/webhook'
import { serverForTests } from './kit'
import { servingKit } from './serving-kit'

// Alerts of endpoints: thresholds, states, mails, and signed webhooks that reach the public internet alone.

const kit = serverForTests()
const { deploy, newKey, newOwner } = servingKit(kit)
type Owner = Awaited<ReturnType<typeof newOwner>>

let ada: Owner
const watches: { stop: () => Promise<void> }[] = []
beforeAll(async () => {
  ada = await newOwner()
})
afterAll(() => Promise.all(watches.map(({ stop }) => stop())))

/** A process that compares all endpoints on demand; the clock of the server itself is off here. */
function watchOf(send: (call: WebhookCall) => Promise<void> = async () => undefined, every = 0) {
  const { backend } = kit.server().services
  const watch = watchEndpoints({ backend, siteUrl: 'https://orrery.test', send, every, look: 86_400_000 })
  watches.push(watch)
  return watch
}

const RULES = { error_share: null, p95_ms: null, psi: null, silent_minutes: null, mail: false, webhook: '' }
const set = (owner: Owner, endpoint: string, rules: object) =>
  owner.client.rpc('set_endpoint_alert_rules', { endpoint, rules: JSON.stringify({ ...RULES, ...rules }) })
const rulesOf = async (owner: Owner, endpoint: string) =>
  (await owner.client.rpc('endpoint_alert_rules', { endpoint })).data as Record<string, unknown>

interface Alert {
  id: string
  endpoint: string
  kind: string
  state: string
  value: number
  acknowledged_by: string | null
}
const alertsOf = async (owner: Owner, endpoint: string) =>
  ((await owner.client.rpc('workspace_alerts', { workspace: owner.id })).data as unknown as Alert[]).filter(
    (alert) => alert.endpoint === endpoint,
  )

/** Requests of this minute, of which some failed, all of one time. */
const count = (endpoint: string, requests: number, failed: number, place = 20) =>
  kit.query('select private.count_requests($1::jsonb)', [
    JSON.stringify([
      {
        endpoint,
        version: 1,
        minute: Math.floor(Date.now() / 60_000) * 60_000,
        requests,
        bad_input: 0,
        refused: 0,
        timed_out: 0,
        failed,
        times: Array.from({ length: 96 }, (_, at) => (at === place ? requests - failed : 0)),
      },
    ]),
  ])
const forgetRequests = (endpoint: string) =>
  kit.query('delete from public.endpoint_minutes where endpoint_id = $1', [endpoint])
const own = (changes: { endpoint: string; kind: string; state: string }[], endpoint: string) =>
  changes.filter((change) => change.endpoint === endpoint).map(({ kind, state }) => `${kind} ${state}`)

describe('an alert', () => {
  it('fires above its threshold, is acknowledged, and is resolved below it', async () => {
    const { endpoint } = await deploy(ada, ada.id, 'double.onnx', 'failing')
    expect((await set(ada, endpoint, { error_share: 0.2 })).error).toBeNull()
    const watch = watchOf()
    await count(endpoint, 9, 9)
    expect(own(await watch.evaluate(), endpoint)).toEqual([])
    await count(endpoint, 1, 0)
    expect(own(await watch.evaluate(), endpoint)).toEqual(['error_share firing'])
    expect(own(await watch.evaluate(), endpoint)).toEqual([])
    const [alert] = await alertsOf(ada, endpoint)
    expect(alert).toMatchObject({ kind: 'error_share', state: 'firing', value: 0.9, acknowledged_by: null })

    const acknowledge = () => ada.client.rpc('acknowledge_alert', { alert: alert?.id ?? '' })
    expect((await acknowledge()).data).toBe(true)
    expect((await acknowledge()).data).toBe(false)
    expect(await alertsOf(ada, endpoint)).toMatchObject([{ state: 'acknowledged' }])
    // It stays one alert while it lasts.
    expect(own(await watch.evaluate(), endpoint)).toEqual([])

    await count(endpoint, 90, 0)
    expect(own(await watch.evaluate(), endpoint)).toEqual(['error_share resolved'])
    expect(await alertsOf(ada, endpoint)).toMatchObject([{ state: 'resolved' }])
    await count(endpoint, 100, 100)
    expect(own(await watch.evaluate(), endpoint)).toEqual(['error_share firing'])
    expect((await alertsOf(ada, endpoint)).map(({ state }) => state)).toEqual(['firing', 'resolved'])
  })

  it('watches how long answers take, and how long there was none', async () => {
    const { endpoint } = await deploy(ada, ada.id, 'double.onnx', 'slow')
    await set(ada, endpoint, { p95_ms: 500, silent_minutes: 30 })
    const watch = watchOf()
    await count(endpoint, 20, 0, 70)
    expect(own(await watch.evaluate(), endpoint)).toEqual(['p95_ms firing'])
    await forgetRequests(endpoint)
    // Without requests there is nothing slow; silence counts from when the rules were set.
    expect(own(await watch.evaluate(), endpoint)).toEqual(['p95_ms resolved'])
    await kit.query(
      `update public.endpoint_alert_rules set updated_at = now() - interval '31 minutes' where endpoint_id = $1`,
      [endpoint],
    )
    const ago = (minutes: number) =>
      kit.query(
        'update public.endpoints set updated_at = private.now_ms() - $2::bigint * 60000 where id = $1',
        [endpoint, minutes],
      )
    await ago(29)
    expect(own(await watch.evaluate(), endpoint)).toEqual([])
    await ago(31)
    expect(own(await watch.evaluate(), endpoint)).toEqual(['silent_minutes firing'])
    await ada.client.rpc('change_endpoint', { endpoint, change: 'pause', value: '' })
    expect(own(await watch.evaluate(), endpoint)).toEqual(['silent_minutes resolved'])
  })

  it('watches the drift of the column that drifted most', async () => {
    const { endpoint } = await deploy(ada, ada.id, 'double.onnx', 'drifts')
    const column = { name: 'x', kind: 'number', edges: [5], counts: [50, 50, 0] }
    await kit.query('update public.endpoint_versions set profile = $2::jsonb where endpoint_id = $1', [
      endpoint,
      JSON.stringify({ features: [column], prediction: { ...column, name: 'y' } }),
    ])
    await set(ada, endpoint, { psi: 0.25 })
    const watch = watchOf()
    const add = (rows: number, counts: number[]) =>
      kit.query('select private.count_inputs($1::jsonb)', [
        JSON.stringify([
          { endpoint, version: 1, hour: Math.floor(Date.now() / 3_600_000) * 3_600_000, rows, counts },
        ]),
      ])
    await add(199, [199, 0, 0, 100, 99, 0])
    expect(own(await watch.evaluate(), endpoint)).toEqual([])
    await add(1, [1, 0, 0, 0, 1, 0])
    const changes = await watch.evaluate()
    expect(changes.find((change) => change.endpoint === endpoint)).toMatchObject({ kind: 'psi', detail: 'x' })
  })

  it('two processes that compare at once tell it once', async () => {
    const { endpoint } = await deploy(ada, ada.id, 'double.onnx', 'twice')
    await set(ada, endpoint, { error_share: 0.1, webhook: 'https://example.com/hook' })
    await count(endpoint, 20, 20)
    const [one, other] = [watchOf(undefined, 60_000), watchOf(undefined, 60_000)]
    const both = await Promise.all([one.evaluate(), other.evaluate()])
    expect(both.flatMap((changes) => own(changes, endpoint))).toEqual(['error_share firing'])
    expect(
      await kit.query('select 1 from private.webhook_calls where endpoint_id = $1', [endpoint]),
    ).toHaveLength(1)
    // Within the minute nothing is compared again.
    await count(endpoint, 2000, 0)
    expect(own(await one.evaluate(), endpoint)).toEqual([])
  })

  it('is mailed to the members who asked for it, and no more to those who left', async () => {
    const team = (await ada.client.rpc('create_workspace', { name: 'Watchers' })).data as string
    const bob = await newOwner()
    await kit.query(
      `insert into public.memberships (workspace_id, user_id, role) values ($1, $2, 'developer')`,
      [team, bob.id],
    )
    const { endpoint } = await deploy(ada, team, 'double.onnx', 'mailed')
    await set(ada, endpoint, { error_share: 0.5 })
    await set(bob, endpoint, { error_share: 0.5, mail: true })
    expect([(await rulesOf(ada, endpoint)).mail, (await rulesOf(bob, endpoint)).mail]).toEqual([false, true])
    const watch = watchOf()
    await count(endpoint, 20, 20)
    await watch.evaluate()
    const found = (await kit.mailsTo(bob.email)).filter(({ subject }) => subject.startsWith('Alert'))
    expect(found).toHaveLength(1)
    expect(found[0]?.text).toContain(
      '100% of the requests of the last 5 minutes failed; the threshold is 50%',
    )
    await kit.query('delete from public.memberships where workspace_id = $1 and user_id = $2', [team, bob.id])
    await count(endpoint, 2000, 0)
    const change = (await watch.evaluate()).find((one) => one.endpoint === endpoint)
    expect(change).toMatchObject({ state: 'resolved', receivers: [] })
  })

  it('a mail escapes the names in it, which have no line of their own', () => {
    const change = {
      endpoint: 'e1',
      name: 'm',
      kind: 'psi' as const,
      state: 'firing' as const,
      value: 0.4,
      threshold: 0.25,
      detail: '<b>age</b>\r\nBcc: eve@example.com',
      receivers: [],
    }
    const mail = alertMail(change, 'ada@example.com', 'https://orrery.test')
    expect(mail.html).not.toContain('<b>')
    expect(mail.text).toContain('the values of <b>age</b> Bcc: eve@example.com drifted by a PSI of 0.4')
  })
})

describe('rights', () => {
  it('members set and acknowledge alerts; strangers, keys and readers of the secret do not', async () => {
    const { endpoint } = await deploy(ada, ada.id, 'double.onnx', 'mine')
    const { data } = await set(ada, endpoint, { error_share: 0.1, webhook: 'https://example.com/a' })
    expect(data).toEqual({ secret: expect.stringMatching(/^whsec_[0-9a-f]{64}$/) })
    // The same address keeps its secret, which is not shown again.
    expect((await set(ada, endpoint, { error_share: 0.1, webhook: 'https://example.com/a' })).data).toBeNull()
    expect(JSON.stringify(await rulesOf(ada, endpoint))).not.toContain('whsec')
    await count(endpoint, 20, 20)
    await watchOf().evaluate()
    const [alert] = await alertsOf(ada, endpoint)
    const eve = await newOwner()
    const { key } = await newKey(ada, { name: 'alerts' })
    expect((await set(eve, endpoint, { error_share: 1 })).error?.code).toBe('PT404')
    expect((await eve.client.rpc('endpoint_alert_rules', { endpoint })).error?.code).toBe('PT404')
    expect((await eve.client.rpc('workspace_alerts', { workspace: ada.id })).error?.code).toBe('42501')
    expect((await eve.client.rpc('acknowledge_alert', { alert: alert?.id ?? '' })).error?.code).toBe('PT404')
    const byKey = await kit.post(
      '/rest/v1/rpc/acknowledge_alert',
      { alert: alert?.id },
      { apikey: kit.server().services.secrets.publishableKey, authorization: `Bearer ${key}` },
    )
    expect(byKey.status).toBeGreaterThanOrEqual(400)
    expect(await alertsOf(ada, endpoint)).toMatchObject([{ state: 'firing' }])
    const may = await kit.query(
      `select r as role, t from unnest(array['anon', 'authenticated']) r,
         unnest(array['private.alert_webhooks', 'private.webhook_calls', 'private.alert_receivers']) t
       where has_table_privilege(r, t, 'select')
       union all
       select r, p.proname from unnest(array['anon', 'authenticated']) r, pg_proc p
       where p.proname in ('evaluate_alerts', 'count_inputs') and has_function_privilege(r, p.oid, 'execute')`,
    )
    expect(may).toEqual([])
  })

  it.each([
    ['a share above 1', { error_share: 1.5 }],
    ['a negative time', { p95_ms: -1 }],
    ['no number', { psi: 'a' }],
    ['http', { webhook: 'http://example.com/' }],
    ['a file', { webhook: 'file:///etc/passwd' }],
    ['a name and a password', { webhook: 'https://a:b@example.com/' }],
    ['a line', { webhook: 'https://example.com/ x' }],
  ])('a rule is refused: %s', async (_, rules) => {
    const { endpoint } = await deploy(ada, ada.id, 'double.onnx', 'refusing')
    expect((await set(ada, endpoint, rules)).error?.code).toBe('22023')
  })
})

describe('a webhook', () => {
  it('is called with a signature, again with pauses when that fails, and by one process at a time', async () => {
    const { endpoint } = await deploy(ada, ada.id, 'double.onnx', 'hooked')
    await kit.query('delete from private.webhook_calls')
    await set(ada, endpoint, { error_share: 0.5, webhook: 'https://example.com/hook' })
    await count(endpoint, 20, 20)
    const calls: WebhookCall[] = []
    let broken = true
    const send = async (call: WebhookCall) => {
      calls.push(call)
      if (broken) throw new CallFailedError('The address answered 503')
    }
    const [one, other] = [watchOf(send), watchOf(send)]
    await one.evaluate()
    await Promise.all([one.call(), other.call()])
    expect(calls).toHaveLength(1)
    expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({
      name: 'hooked',
      kind: 'error_share',
      state: 'firing',
      value: 1,
    })
    expect((await rulesOf(ada, endpoint)).last_call).toBe('The address answered 503')
    const due = () =>
      kit.query(
        `select round(extract(epoch from next_attempt_at - clock_timestamp()) / 60)::int as minutes, failed_at is not null as over
         from private.webhook_calls where endpoint_id = $1`,
        [endpoint],
      )
    const again = async () => {
      await kit.query('update private.webhook_calls set next_attempt_at = now()')
      await one.call()
    }
    for (const pause of BACKOFF) {
      expect(await due()).toEqual([{ minutes: pause / 60_000, over: false }])
      await again()
    }
    expect(await due()).toMatchObject([{ over: true }])
    await again()
    expect(calls).toHaveLength(1 + BACKOFF.length)

    broken = false
    await count(endpoint, 2000, 0)
    await one.evaluate()
    await other.call()
    expect(JSON.parse(calls.at(-1)?.body ?? '')).toMatchObject({ state: 'resolved' })
    expect((await rulesOf(ada, endpoint)).last_call).toBeNull()
  })

  it('an address that must not be called is given up at once', async () => {
    const { endpoint } = await deploy(ada, ada.id, 'double.onnx', 'inside')
    await set(ada, endpoint, { error_share: 0.5, webhook: 'https://127.0.0.1/hook' })
    await count(endpoint, 20, 20)
    const watch = watchOf(sendWebhook())
    await watch.evaluate()
    await watch.call()
    const rows = await kit.query(
      'select attempts, failed_at is not null as over from private.webhook_calls where endpoint_id = $1',
      [endpoint],
    )
    expect(rows).toEqual([{ attempts: 1, over: true }])
    expect((await rulesOf(ada, endpoint)).last_call).toBe('The address is not one of the public internet')
  })
})
