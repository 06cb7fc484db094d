import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { projectSlug } from '../../../src/entities/project/lib/generator'
import { contentOf, manifestOf, pathsOf, starter } from './kit'

const name = `It's "); drop \${x} 🚀 %WEB_TITLE% $& </title>`

test('shows its name unchanged, wherever that stands', async () => {
  const files = starter('mobile-app', { name, description: name })
  const { expo } = JSON.parse(contentOf(files, 'app.json')) as { expo: { name: string; slug: string } }
  expect(expo).toMatchObject({ name, slug: projectSlug(name) })

  const { code } = await transformWithOxc(contentOf(files, 'src/project.ts'), 'project.ts')
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { project: unknown }
  expect(module.project).toEqual({ name, description: name })

  const page = contentOf(files, 'public/index.html')
  expect(page).toContain(
    '<title>It&#39;s &quot;); drop ${x} 🚀 &#37;WEB_TITLE&#37; $&amp; &lt;/title&gt;</title>',
  )
  // Expo puts its own words in place of these.
  expect(page).not.toMatch(/%\w+%/)
})

test('only words of the project depend on the name', () => {
  const plain = starter('mobile-app')
  const changed = starter('mobile-app', { name, description: name }).filter(
    ({ content }, index) => content !== plain[index]?.content,
  )
  expect(pathsOf(changed)).toEqual([
    'AGENTS.md',
    'CONTRIBUTING.md',
    'README.md',
    'app.json',
    'docs/architecture.md',
    'package.json',
    'public/index.html',
    'src/project.ts',
  ])
})

test('starts nothing that reports home, and asks for no account', () => {
  const { scripts, dependencies } = manifestOf(starter('mobile-app'))
  for (const [script, command] of Object.entries(scripts))
    if (/\bexpo\b/.test(command)) expect(command, script).toMatch(/^cross-env EXPO_NO_TELEMETRY=1 expo /)
  expect([scripts.start, scripts.web, scripts.build].map((command) => command?.split('=1 ')[1])).toEqual([
    'expo start',
    'expo start --web',
    'expo export --platform web',
  ])
  expect(Object.keys(dependencies ?? {}).join()).not.toMatch(/eas|updates|sentry/)
})

test('what decides imports nothing that needs a phone', () => {
  const files = starter('mobile-app')
  for (const path of ['basket', 'products', 'storage', 'state'])
    expect(contentOf(files, `src/${path}.ts`)).not.toMatch(/from '(react|expo|@)/)
  for (const { path, content } of files.filter((file) => /^(test|bench)\//.test(file.path)))
    expect(content, path).not.toMatch(/from '(react|expo|@|\.\.\/src\/device)/)
})

test('everything that can be pressed or filled says what it is', () => {
  const screens = starter('mobile-app').filter(({ path }) => path.endsWith('.tsx'))
  const controls = screens.flatMap(
    ({ content }) => content.match(/<(Pressable|TextInput)\s[^]*?\n\s*\/?>\n/g) ?? [],
  )
  expect(controls).toHaveLength(3)
  for (const control of controls) expect(control).toContain('aria-label=')
})
