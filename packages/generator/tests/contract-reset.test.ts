import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { reset, silentMail } from '../tools/contract-reset'

const INVALID = 'This link is not valid or has expired. Ask for a new one.'
const FAULTS = ['host', 'answer', 'twice', 'session', 'signed in', 'waits'] as const
type Fault = (typeof FAULTS)[number]

/** A server with accounts and the password reset of templates/CONTRACT.md, and one fault when one is named. */
async function startServer(fault?: Fault, mailPort?: number) {
  const accounts = new Map<string, { password: string; token: string; sessions: Set<string> }>()
  const lines: string[] = []
  const server = createServer(async (request, response) => {
    const text = (await request.toArray()).join('')
    const { email, password, token } = text ? JSON.parse(text) : {}
    const answer = (status: number, body?: unknown, cookie?: string) => {
      if (cookie) response.setHeader('set-cookie', `session=${cookie}`)
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(body === undefined ? '' : JSON.stringify(body))
    }
    const mail = email?.toLowerCase()
    const found = accounts.get(mail)
    const session = /session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
    const opened = randomUUID()
    switch (request.url) {
      case '/api/auth/sign-up':
        accounts.set(mail, { password, token: '', sessions: new Set([opened]) })
        return answer(201, {}, opened)
      case '/api/auth/sign-in':
        return found?.password === password ? answer(200, {}, opened) : answer(401, { error: 'Wrong.' })
      case '/api/auth/me': {
        const user = [...accounts.values()].some(({ sessions }) => sessions.has(session))
        return answer(200, { user: user ? { id: '1', email: 'a' } : null })
      }
      case '/api/auth/forgot-password': {
        if (!mail.includes('@')) return answer(400, { error: 'No address.' })
        if (!found) return fault === 'answer' ? answer(200, { error: 'Unknown.' }) : answer(204)
        if (mailPort !== undefined) {
          const connection = connect(mailPort, '127.0.0.1')
          if (fault === 'waits') await once(connection, 'close')
          return answer(204)
        }
        found.token = randomUUID()
        const site = fault === 'host' ? request.headers.host : 'localhost:5173'
        lines.push(`http://${site}/reset-password?token=${found.token}`)
        return answer(204)
      }
      default: {
        const owner = [...accounts.values()].find((each) => each.token !== '' && each.token === token)
        if (password.length < 8) return answer(400, { error: 'Too short.' })
        if (!owner) return answer(400, { error: INVALID })
        owner.password = password
        if (fault !== 'twice') owner.token = ''
        if (fault !== 'session') owner.sessions.clear()
        return answer(204, undefined, fault === 'signed in' ? opened : undefined)
      }
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, log: () => lines.join('\n') }
}

test('the contract accepts a password reset that fulfils it', async () => {
  const { base, log } = await startServer()
  await reset(base, log)
})

test.each([
  ['host', 'a link leads where a header says'],
  ['answer', 'Expected values to be strictly deep-equal'],
  ['twice', '204 !== 400'],
  ['session', 'a session outlives its password'],
  ['signed in', 'a new password signs nobody in'],
] as const)('the contract detects the fault of a password reset: %s', async (fault, words) => {
  const { base, log } = await startServer(fault)
  await expect(reset(base, log)).rejects.toThrow(words)
})

async function freePort() {
  const probe = createTcpServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

test('a response must not wait for the mail server', async () => {
  const port = await freePort()
  await silentMail((await startServer(undefined, port)).base, port)
  const waiting = await startServer('waits', port)
  await expect(silentMail(waiting.base, port, 300)).rejects.toThrow('the answer waits')
})

test('docs/security.md names the proof of each row of the password reset', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  const section = /## Password reset of generated projects\n([^]*?)\n## /.exec(
    read('../../../docs/security.md'),
  )?.[1]
  const rows = [...(section ?? '').matchAll(/\| `([\w./-]+)`: (.+?) \|$/gm)]
  expect(rows.length).toBeGreaterThan(8)
  for (const [, path = '', words = ''] of rows) expect(read(`../${path}`), path).toContain(words)
})
