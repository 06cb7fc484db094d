import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

// The files with which an operator runs Orrery: they name what exists, and give away no more rights than are needed.

const read = (path: string) => readFileSync(path, 'utf8')
const dockerfile = read('Dockerfile')
const compose = read('compose.yaml')
const unit = read('deploy/orrery.service')
const known = ['environment', 'operating-environment', 'mail-environment']
  .map((name) => read(`packages/server/start/${name}.ts`))
  .join('')
const page = read('docs/self-host.md')

describe('the image', () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))

  it('copies what exists, and no private file', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    )
    expect(copied.length).toBeGreaterThan(8)
    expect(copied.filter((path) => !existsSync(path))).toEqual([])
    const ignored = read('.dockerignore').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.data', '.env', '**/node_modules', '*.backup']))
  })

  it('installs the packages of every workspace, those beside a workspace too', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, object> }
    const workspaces = Object.keys(packages).filter((path) => /^packages\/[^/]+$/.test(path))
    expect(workspaces).toHaveLength(4)
    const stage = dockerfile.slice(dockerfile.indexOf('AS packages'), dockerfile.lastIndexOf('\nFROM '))
    const copied = new Set(stage.split('\n'))
    expect(workspaces.filter((path) => !copied.has(`COPY ${path}/package.json ${path}/`))).toEqual([])
    // Where two workspaces need different versions of a package, npm puts one beside its workspace.
    expect(last.indexOf('COPY --from=packages /orrery/packages packages')).toBeGreaterThan(
      last.indexOf('COPY packages packages'),
    )
  })

  it('runs the server itself as a user of its own, with a health check', () => {
    expect(last).toMatch(/^USER 1000:1000$/m)
    expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/api\/health/m)
    const program = /^CMD \["node", "--import", "tsx", "(.+)"\]$/m.exec(last)?.[1] ?? ''
    expect(existsSync(program)).toBe(true)
    expect(unit).toContain(`--import tsx ${program}`)
    expect(last).not.toMatch(/^RUN .*npm/m)
  })
})

describe('the services', () => {
  it('have fixed versions, only the proxy is open, and Orrery writes to its volumes alone', () => {
    expect(compose + dockerfile).not.toMatch(/:latest|^FROM \w+$/m)
    expect([...compose.matchAll(/^ {6}- "(\d+:\d+)"$/gm)].map(([, port]) => port)).toEqual([
      '80:80',
      '443:443',
    ])
    for (const line of ['read_only: true', 'no-new-privileges:true', '- ALL', 'condition: service_healthy'])
      expect(compose).toContain(line)
    expect(compose).not.toMatch(/PASSWORD: [^$]/)
  })

  it('set only what the server reads', () => {
    const set = (text: string) => [
      ...text.matchAll(/\b((?:BACKUP|DATA|DATABASE|SITE|ADMIN|LOG|MAIL|SMTP|TRUSTED)_[A-Z]+)\b/g),
    ]
    const names = [compose, dockerfile, page].flatMap(set).map(([, name]) => name as string)
    expect(names.length).toBeGreaterThan(8)
    expect(names.filter((name) => !known.includes(`env.${name}`))).toEqual([])
  })
})

it('each program and npm script of the page exists', () => {
  const programs = [...page.matchAll(/packages\/server\/start\/[\w-]+\.ts/g)].map(([path]) => path)
  expect(programs).toHaveLength(3)
  expect(programs.filter((path) => !existsSync(path))).toEqual([])
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = [...page.matchAll(/npm run (?:--silent )?([a-z:]+)/g)].map(([, name]) => name as string)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})
