import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { orderOf } from '../code'
import { DEFAULT_PROJECT_CONFIG } from '../model/config'
import { contentOf, make, STACKS } from './kit'

const NAMES = [
  '',
  '   ',
  '🚀🔥',
  '../../x',
  '..',
  '/etc/passwd',
  'C:\\Windows',
  'CON',
  'con.txt',
  'nul',
  'COM1',
  'node_modules',
  'React',
  'test',
  '-dash-',
  '.hidden',
  '123',
  'Crème brûlée',
  '項目',
  'a'.repeat(500),
  'x '.repeat(250),
  `"quotes" and 'apostrophes' and \`ticks\``,
  '</script><script>alert(1)</script>',
  '</title><img src=x onerror=alert(1)>',
  '${process.env.HOME} $& $1 %MODE% {{x}} {jsx}',
  'line\nbreak\r\nand\ttab\u0000and\u2028separator',
  'broken \ud800 surrogate, turned \u202etxt.exe',
  'non\ufffecharacters\uffff and \ufdd0 and \u{1fffe}\u{10ffff}',
  'mark \ufeff and \u061c',
  '*bold* [link](javascript:alert(1)) | cell | # heading',
]

const DESCRIPTION = `Say "hi" & it's \`code\` \${process.env.HOME} </script><!-- <b> -->\n{{x}} {jsx} \\n $& %MODE%`

/** One stack for each server and each front end. */
const SAMPLE = STACKS.filter(
  (stack, index) =>
    STACKS.findIndex(({ backend }) => backend === stack.backend) === index ||
    STACKS.findIndex(({ frontend }) => frontend === stack.frontend) === index,
)
const ALL = Object.keys(DEFAULT_PROJECT_CONFIG.features)

const hostile = (stack: (typeof STACKS)[number], name: string, description = DESCRIPTION) => {
  const { slug, title, summary } = orderOf({ ...DEFAULT_PROJECT_CONFIG, name, description })
  return make({ ...stack, features: ALL }, { slug, title, summary })
}

test.each([...NAMES, 'class', 'std', 'test', 'con'])('a project named %j is well-formed', async (name) => {
  for (const stack of SAMPLE) {
    for (const { path, content } of await hostile(stack, name)) {
      if (path.endsWith('.json') && !/tsconfig/.test(path))
        expect(() => JSON.parse(content) as unknown, path).not.toThrow()
      if (/\.(ts|tsx|mjs)$/.test(path) && content.includes('Say'))
        await expect(transformWithOxc(content, path), path).resolves.toBeTruthy()
      expect(content, path).not.toMatch(/[\p{Noncharacter_Code_Point}\0]/u)
      // A marker inside a person's name is not read as a template's marker.
      expect(content, path).not.toMatch(/\{\{[#/^](if|unless)/)
    }
  }
})

test('name and description reach the code unchanged, escaped for their context', async () => {
  const name = `It's "q" \`t\` \${x} \\n </script>`
  const [stack] = STACKS
  if (!stack) throw new Error('There is no stack.')
  const files = await hostile({ ...stack, frontend: 'react' }, name)
  const { code } = await transformWithOxc(contentOf(files, 'web/src/project.ts'), 'project.ts')
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    project: { name: string; description: string }
  }
  expect(module.project).toEqual({ name, description: DESCRIPTION.replace('\n', ' ') })
  const page = contentOf(files, 'web/index.html')
  expect(page.match(/<script/g)).toHaveLength(1)
  expect(page).toContain('&lt;/script&gt;')
})

test('no build tool substitutes its own values in a name', async () => {
  const name = '${project.name} $(OutDir) %MODE% %sveltekit.head%'
  const pages: Record<string, string> = {
    react: 'index.html',
    vue: 'index.html',
    angular: 'src/index.html',
    svelte: 'src/app.html',
  }
  for (const [frontend, path] of Object.entries(pages)) {
    const stack = STACKS.find((one) => one.frontend === frontend)
    if (!stack) throw new Error(`There is no stack with ${frontend}.`)
    const page = contentOf(await hostile(stack, name, '%MODE% %sveltekit.body%'), `web/${path}`)
    expect(page.match(/%(MODE|sveltekit\.head)%/g) ?? [], frontend).toHaveLength(
      frontend === 'svelte' ? 1 : 0,
    )
    expect(page).toContain('&#37;MODE&#37;')
  }
  const java = STACKS.find(({ backend }) => backend === 'java')
  if (!java) throw new Error('There is no stack with Java.')
  expect(contentOf(await hostile(java, name), 'server/pom.xml')).not.toContain('${project.name}')
})

test('markdown renders name and description as plain text', async () => {
  const [stack] = STACKS
  if (!stack) throw new Error('There is no stack.')
  const files = await hostile(stack, '[x](javascript:alert(1)) <img> *b*', '- item')
  const [heading, , text] = contentOf(files, 'README.md').split('\n')
  expect(heading).toBe('# \\[x\\](javascript:alert(1)) &lt;img&gt; \\*b\\*')
  expect(text).toBe('\\- item')
})

test('a name is text, not HTML, on the documentation page of every framework that renders it', async () => {
  const name = '</title><script>alert(1)</script>'
  const stack = (backend: string) => ({ frontend: 'react', backend, database: 'sqlite' })
  const python = contentOf(await hostile(stack('python'), name), 'server/app/main.py')
  expect(python).toContain('docs_url=None')
  expect(python).toContain('title = escape(app.title)')
  const go = contentOf(await hostile(stack('go'), name), 'server/routes.go')
  // The viewer's page is an html/template, which escapes it.
  expect(go).toContain('v5emb.New(title, ')
  expect(go).not.toContain('DocsRenderer')
  for (const backend of ['php', 'ruby'])
    expect(contentOf(await hostile(stack(backend), name), 'server/docs.html')).not.toContain('<script>alert')
})
