import { describe, expect, test } from 'vitest'
import { FEATURES } from '../model/technologies'
import { contentOf, labelOf, make, STACKS } from './kit'

// Promises of the servers in PHP and Ruby that their own tests, which run only with their tools, cannot make.

const SERVERS = STACKS.filter(
  ({ frontend, backend }) => frontend === 'react' && ['php', 'ruby'].includes(backend ?? ''),
).map((stack) => [labelOf(stack), stack] as const)
const of = (backend: string) => SERVERS.filter(([, stack]) => stack.backend === backend)

const all = (stack: (typeof STACKS)[number]) => make({ ...stack, features: [...FEATURES] })
const codeOf = (files: readonly { path: string; content: string }[], folder = /^server\//) =>
  files
    .filter(({ path }) => folder.test(path) && !/\/tests?\//.test(path))
    .map(({ content }) => content)
    .join('\n')

const SENTENCES = [
  'The request body is not valid JSON.',
  'The request body is too large.',
  'The title must be 1 to 200 characters long.',
  'The email address is not valid.',
  'The password must be 8 to 128 characters long.',
  'An account with this email address already exists.',
  'The email address or password is incorrect.',
  'Too many attempts. Try again in a minute.',
  'The assistant did not respond.',
  'The assistant stopped responding.',
  'Mail is off. Set SMTP_URL.',
  'This link is not valid or has expired. Ask for a new one.',
  'Open this link within one hour to choose a new password for ',
  'If you did not ask for this, ignore this message.',
]

describe.each(SERVERS)('%s', (_label, stack) => {
  test('rejects requests with the same messages as the other servers', async () => {
    const server = codeOf(await all(stack))
    const said =
      stack.backend === 'ruby'
        ? server.replaceAll('#{name}', 'title').replaceAll('#{range.min} to #{range.max}', '1 to 200')
        : server
    for (const sentence of SENTENCES) expect(said).toContain(sentence)
  })

  test('takes the origin of a link from its settings, never from a request', async () => {
    const server = codeOf(await all(stack), /^server\/(app|api|config)\//)
    expect(server).toContain('APP_URL')
    expect(server).not.toMatch(/request\.(base_url|host)|getHost|->root\(\)|(?<![\w$])url\(/)
  })

  test('gives each request an id, a log line, and headers for browsers', async () => {
    const server = codeOf(await all(stack), /^server\/(app|api)\//).toLowerCase()
    for (const header of ['x-request-id', 'x-content-type-options', 'referrer-policy', 'x-frame-options'])
      expect(server).toContain(`'${header}'`)
    expect(server).toContain('requestid')
  })

  test('the documentation page loads nothing from other origins', async () => {
    const files = await all(stack)
    expect(contentOf(files, 'server/docs.html') + contentOf(files, 'server/docs.js')).not.toMatch(
      /https?:\/\//,
    )
    expect(codeOf(files)).not.toMatch(/jsdelivr|unpkg/)
  })

  test('seeds demo data with a command that production refuses', async () => {
    const files = await all(stack)
    const { scripts } = JSON.parse(contentOf(files, 'package.json')) as { scripts: Record<string, string> }
    expect(scripts['seed']).toBeTruthy()
    const server = codeOf(files)
    expect(server).toContain('demo@example.com')
    expect(server).toContain('demo-password')
    expect(server).toContain('Nothing was changed.')
    const neither = await make({ ...stack, features: ['docs'] })
    expect(codeOf(neither)).not.toMatch(/demo@|seed/i)
  })

  test('has a command for a new migration where the database has a schema', async () => {
    const files = await all(stack)
    const { scripts } = JSON.parse(contentOf(files, 'package.json')) as { scripts: Record<string, string> }
    const hasSchema = !['mongodb', 'redis', 'firebase'].includes(stack.database ?? '')
    expect(Boolean(scripts['migrate:new'])).toBe(hasSchema)
    expect(files.some(({ path }) => path === 'server/migrations/new.rb')).toBe(
      hasSchema && stack.backend === 'ruby',
    )
  })

  test('its container reports its health without an extra program', async () => {
    const image = contentOf(await all(stack), 'Dockerfile')
    expect(image).toMatch(/^HEALTHCHECK .*\["(php|ruby)", .*\/api\/health/m)
    expect(image).not.toContain('curl')
  })
})

describe.each(of('php'))('%s', (_label, stack) => {
  test('is served by FrankenPHP in production, with and without a container', async () => {
    const files = await all(stack)
    const { scripts } = JSON.parse(contentOf(files, 'package.json')) as { scripts: Record<string, string> }
    expect(scripts['start']).toContain('frankenphp run')
    expect(contentOf(files, 'Dockerfile')).toContain('exec frankenphp run')
    expect(contentOf(files, 'server/Caddyfile')).toContain('php_server')
    expect(contentOf(files, 'README.md')).toContain('FrankenPHP')
  })

  test('validates input in form requests and responds with resources', async () => {
    const files = await all(stack)
    const controllers = codeOf(files, /^server\/app\/Http\/Controllers\//)
    expect(controllers).not.toContain('->validate(')
    expect(controllers).toContain('ItemResource')
    expect(controllers).toContain('UserResource')
  })
})
