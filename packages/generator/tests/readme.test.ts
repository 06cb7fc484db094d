import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Proof } from '../tools/proofs'
import { TEMPLATES } from '../tools/read'
import { readReadme } from '../tools/readme'
import { FEATURES } from '../model/technologies'
import { generateCode } from '../code'
import { starterSource } from '../starter'
import { contentOf, labelOf, make, STACKS, templates } from './kit'

// A reader pastes a block of the readme into one shell, from the project's folder. These tests read every readme that way.

const server = (stack: Omit<(typeof STACKS)[number], 'frontend'>) => ({ ...stack, features: [...FEATURES] })
const SERVERS = STACKS.filter(({ frontend }) => frontend === 'react').map(({ backend, database }) => ({
  backend,
  database,
}))

async function starter(type: string) {
  const source = starterSource([
    ['starter', type],
    ['name', 'Field Notes'],
  ])
  if (Array.isArray(source)) throw new Error(JSON.stringify(source))
  const order = { source, createdAt: '2026-01-01T00:00:00.000Z', createdBy: 'test' }
  return (await generateCode(order, templates)).files
}

test('a block of a readme can be pasted whole: no line changes the folder for the next one', async () => {
  const readmes = [
    ...(await Promise.all(STACKS.map((stack) => make({ ...stack, features: [...FEATURES] })))),
    ...(await Promise.all(SERVERS.map((choice) => make(server(choice))))),
    ...(await Promise.all(['api', 'ai-ml', 'desktop', 'mobile-app', 'blockchain'].map(starter))),
  ].map((files) => contentOf(files, 'README.md'))
  for (const readme of readmes)
    for (const block of readReadme(readme).blocks)
      for (const line of block.slice(0, -1)) expect(line, readme).not.toMatch(/^\s*cd\s/)
})

test.each(STACKS.map((stack) => [labelOf(stack), stack] as const))(
  '%s: every npm command of the readme is a script, and repairing and migrating have one, too',
  async (_label, stack) => {
    const files = await make({ ...stack, features: [...FEATURES] })
    const { scripts } = JSON.parse(contentOf(files, 'package.json')) as { scripts: Record<string, string> }
    const readme = contentOf(files, 'README.md')
    for (const [, name = ''] of readme.matchAll(/`npm run ([\w:]+)/g))
      expect(Object.keys(scripts)).toContain(name)
    expect([...readReadme(readme).named]).toContain('npm run format')
    expect(scripts.format).toBeTruthy()
  },
)

test('a readme names the documentation of the API exactly when there is one', async () => {
  for (const choice of [...STACKS, ...SERVERS]) {
    const docs = contentOf(await make({ ...choice, features: [...FEATURES] }), 'README.md')
    expect(docs).toContain('/api/docs')
    const without = FEATURES.filter((feature) => feature !== 'docs')
    expect(contentOf(await make({ ...choice, features: without }), 'README.md')).not.toContain('/api/docs')
  }
  expect(contentOf(await starter('api'), 'README.md')).toContain('/api/docs')
})

test('Next.js calls the server at the port of .env, whatever port it listens on itself', async () => {
  for (const stack of STACKS.filter(({ frontend }) => frontend === 'next')) {
    const origin = contentOf(await make({ ...stack, features: [...FEATURES] }), 'web/src/api-origin.ts')
    expect(origin).not.toContain('process.env.PORT')
    expect(origin).toContain('parseEnv')
  }
})

test('a readme states when its project last ran, or that it has not: nothing else is called proven', async () => {
  const proofs = JSON.parse(readFileSync(join(TEMPLATES, 'proofs.json'), 'utf8')) as Record<string, Proof>
  const dateOf = (key: string) => (proofs[key]?.ran ? proofs[key].date : undefined)
  const said = (readme: string) =>
    /^(This (?:combination|starter) was last run|Not yet run).*$/m.exec(readme)?.[0]
  for (const stack of STACKS) {
    const { frontend, backend, database } = stack
    const line = said(contentOf(await make({ ...stack, features: [...FEATURES] }), 'README.md'))
    const whole = dateOf(`project/${frontend} ${backend} ${database}`)
    const alone = dateOf(`server/${backend} ${database}`)
    if (whole) expect(line, labelOf(stack)).toContain(`run by following its README on ${whole}`)
    else if (alone) expect(line, labelOf(stack)).toContain(`The server alone last ran on ${alone}`)
    else expect(line, labelOf(stack)).toContain('neither the server nor the project as a whole')
  }
  for (const type of ['api', 'ai-ml', 'desktop', 'mobile-app', 'blockchain']) {
    const date = dateOf(`starter/${type}`)
    const line = said(contentOf(await starter(type), 'README.md'))
    // A starter has no optional features.
    if (date) expect(line, type).toBe(`This starter was last run by following its README on ${date}.`)
    else expect(line, type).toContain('Not yet run')
  }
})

test('a project with generated files has a .gitignore, also from a packed Orrery', async () => {
  for (const type of ['api', 'ai-ml', 'desktop', 'mobile-app', 'blockchain']) {
    const ignored = contentOf(await starter(type), '.gitignore')
    expect(ignored).toMatch(type === 'ai-ml' ? /^\.venv\/$/m : /^(server\/)?node_modules\/$/m)
    expect(ignored).toMatch(/^\.env$/m)
  }
})

test('compose waits for the database over TCP, and .env sets its ports', async () => {
  for (const stack of STACKS) {
    const files = await make({ ...stack, features: [...FEATURES] })
    const compose = contentOf(files, 'compose.yaml')
    if (compose.includes('pg_isready')) expect(compose).toContain('pg_isready -h 127.0.0.1')
    if (compose.includes('image: mysql')) expect(compose).toMatch(/mysqladmin ping -h 127\.0\.0\.1/)
    const published = [...compose.matchAll(/^ +ports: \["(.*)"\]$/gm)].map(([, port = '']) => port)
    const example = contentOf(files, '.env.example')
    expect(example).not.toContain('{{')
    for (const port of published) {
      const variable = /\$\{(\w+):-\d+\}:\d+$/.exec(port)?.[1]
      expect(variable, `${labelOf(stack)}: ${port}`).toBeTruthy()
      expect(example).toMatch(new RegExp(`^#? ?${variable}=`, 'm'))
    }
  }
})

test('accounts come with mail settings, and a readme states where mails go in development', async () => {
  for (const choice of [...STACKS, ...SERVERS]) {
    const files = await make({ ...choice, features: [...FEATURES] })
    if (choice.backend === 'dotnet') {
      expect(contentOf(files, '.env.example')).not.toMatch(/SMTP|APP_URL|MAIL/)
      expect(contentOf(files, 'README.md')).toContain('sends no mail, so passwords\ncannot be reset.')
      continue
    }
    const page = 'frontend' in choice ? '5173' : /^PORT=(\d+)$/m.exec(contentOf(files, '.env.example'))?.[1]
    expect(contentOf(files, '.env.example')).toMatch(new RegExp(`^APP_URL=http://localhost:${page}$`, 'm'))
    expect(contentOf(files, '.env.example')).toMatch(/^SMTP_URL=$/m)
    expect(contentOf(files, '.env.example')).toMatch(/^MAIL_FROM=app@localhost$/m)
    expect(contentOf(files, 'README.md')).toContain("mail is written to the server's log")
    const open = await make({ ...choice, features: FEATURES.filter((feature) => feature !== 'auth') })
    expect(contentOf(open, '.env.example') + contentOf(open, 'README.md')).not.toMatch(/SMTP|APP_URL|mail/i)
  }
})

test('a readme with rate limits explains how its server comes to trust a proxy', async () => {
  for (const choice of [...STACKS, ...SERVERS]) {
    expect(
      contentOf(await make({ ...choice, features: [...FEATURES] }), 'README.md'),
      labelOf(choice),
    ).toMatch(/unless the server\ntrusts it\.\nTo make it trust the proxy, .*`\S.*\.\n/)
    const without = FEATURES.filter((feature) => feature !== 'auth')
    const readme = contentOf(await make({ ...choice, features: without }), 'README.md')
    expect(readme).not.toContain('trust')
  }
})

test('demo data has a command exactly where the server can write it, and the readme names what it writes', async () => {
  for (const stack of STACKS) {
    const part = await templates.load(`server/${stack.backend}`)
    const files = await make({ ...stack, features: [...FEATURES] })
    const { scripts } = JSON.parse(contentOf(files, 'package.json')) as { scripts: Record<string, string> }
    const row = /^\| `npm run seed` \|.*$/m.exec(contentOf(files, 'README.md'))?.[0]
    expect(Boolean(scripts.seed)).toBe(Boolean(part.stack.run?.seed))
    if (scripts.seed) expect(row).toMatch(/`demo@example\.com`.*`demo-password`.*three of its items/)
    else expect(row).toBeUndefined()
  }
})
