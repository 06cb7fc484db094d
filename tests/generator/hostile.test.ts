import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { projectFileName, zipProject } from '../../src/entities/project/lib/archive'
import { projectSlug } from '../../src/entities/project/lib/generator'
import { contentOf, generate, isCode, SUPPORTED_FRONTENDS } from './kit'

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
  '*bold* [link](javascript:alert(1)) | cell | # heading',
]

const DESCRIPTION = `Say "hi" & it's \`code\` \${process.env.HOME} </script><!-- <b> -->\n{{x}} {jsx} \\n $& %MODE%`

test.each(NAMES)('the slug of %j is safe everywhere', (name) => {
  const slug = projectSlug(name)
  expect(slug).toMatch(/^[a-z](?:[a-z0-9-]{0,52}[a-z0-9])?$/)
  expect(slug).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d|node_modules|react|test)$/)
  expect(projectFileName(name, 'zip')).toBe(`${slug}.zip`)
})

test.each(NAMES)('a project called %j is well-formed', async (name) => {
  for (const frontend of SUPPORTED_FRONTENDS) {
    const project = generate({ frontend, database: 'SQLite', name, description: DESCRIPTION })
    for (const { path, content } of project.files) {
      if (path.endsWith('.json')) expect(() => JSON.parse(content) as unknown, path).not.toThrow()
      // Code with a name or a description in it still parses, and nothing of it is evaluated.
      if (isCode(path) && content.includes('Say "hi"'))
        await expect(transformWithOxc(content, path), path).resolves.toBeTruthy()
    }
    expect(() => zipProject(project)).not.toThrow()
  }
})

test('the words arrive unchanged in the code, escaped for where they stand', async () => {
  const name = `It's "q" \`t\` \${x} \\n </script>`
  const project = generate({ name, description: DESCRIPTION })
  const { code } = await transformWithOxc(contentOf(project, 'web/src/project.ts'), 'project.ts')
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    project: { name: string; description: string }
  }
  expect(module.project).toEqual({ name, description: DESCRIPTION.replace('\n', ' ') })

  const page = contentOf(project, 'web/index.html')
  expect(page.match(/<script/g)).toHaveLength(1)
  expect(page).not.toContain('%MODE%')
  expect(page).toContain('&lt;/script&gt;')
})

test('markdown shows the words and does not act on them', () => {
  const readme = contentOf(
    generate({ name: '[x](javascript:alert(1)) <img> *b*', description: '- item' }),
    'README.md',
  )
  const [heading, , text] = readme.split('\n')
  expect(heading).toBe('# \\[x\\](javascript:alert(1)) &lt;img&gt; \\*b\\*')
  expect(text).toBe('\\- item')
})

test('a project without a name or description still has both', () => {
  const project = generate({ name: ' ', description: ' ' })
  expect(contentOf(project, 'README.md')).toMatch(
    /^# Project\n\nA React app with a Node\.js server and PostgreSQL\./,
  )
  expect(JSON.parse(contentOf(project, 'package.json'))).toMatchObject({ name: 'project' })
})
