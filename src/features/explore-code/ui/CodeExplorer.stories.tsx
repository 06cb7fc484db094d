import { Button } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { codeSource, type Project, SAMPLE_PROJECTS } from '@/entities/project/model'
import { snapshotAt, storyAt, sideBySide } from '@/shared/lib/story'
import { codeExplorerMachine } from '@machines/code-explorer'
import { fileTree } from '../model/file-tree'
import { codeColorsMachine } from '../model/use-colors'
import { CodeExplorer } from './CodeExplorer'
import { CodeSkeleton } from './CodeSkeleton'
import { CodeView } from './CodeView'
import { ExploredCode } from './ExploredCode'
import { CodeLines } from './CodeLines'
import { FileTree } from './FileTree'
import { FileHits, FileSearch } from './FileSearch'
import { NotLoaded } from './NotLoaded'
import { OpenFile } from './OpenFile'
import { RenderedFile } from './RenderedFile'

const meta = { component: CodeExplorer, title: 'Components/Code explorer' } satisfies Meta<
  typeof CodeExplorer
>
export default meta

const [project] = SAMPLE_PROJECTS as [Project]
const source = codeSource(project)
const files = [
  { path: '.env.example', content: '# Where the server listens\nPORT=3000\n' },
  { path: 'README.md', content: '# Storefront\n\n```sh\nnpm install\nnpm start\n```\n' },
  { path: 'package.json', content: '{\n  "name": "storefront",\n  "private": true\n}\n' },
  {
    path: 'server/src/main.ts',
    content: "import { serve } from 'hono'\n\n// Starts\nserve({ port: 3000 })\n",
  },
  { path: 'web/src/index.html', content: '<!doctype html>\n<title>Storefront</title>\n' },
]
const context = {
  order: { source, createdAt: '2026-01-01T00:00:00.000Z', createdBy: 'ada' },
  files,
  path: 'README.md',
  line: null,
  closed: [],
  query: '',
  wraps: false,
  picks: false,
  failure: null,
}
const renderCopy = (_: string, what: string) => (
  <Button size="sm" aria-label={`Copy ${what}`}>
    Copy
  </Button>
)
const many = Array.from({ length: 60 }, (_, index) => ({
  path: `server/test/case-${index}.test.ts`,
  content: '// a session\n// another session\n',
}))
const machine = codeExplorerMachine.provide({ actions: { tellOpened: fn(), saveFile: fn() } })
const at = storyAt(machine, context, (actor) => <CodeExplorer actor={actor} renderCopy={renderCopy} />)

export const Generating = at(
  'generating',
  { files: [], path: null },
  {
    play: async ({ canvas }) =>
      expect(canvas.getByRole('status', { name: 'Generating the code' })).toBeVisible(),
  },
)
/** The open file is marked, and its row can be seen among many. */
export const ReadyFarDown = at(
  'ready',
  { files: [...many, ...files], path: 'web/src/index.html' },
  {
    play: async ({ canvas }) => {
      const row = canvas.getByRole('treeitem', { name: /^index.html/ })
      await expect(row).toHaveAttribute('aria-selected', 'true')
      const box = canvas.getByRole('navigation', { name: 'Files' }).getBoundingClientRect()
      const { top, bottom } = row.getBoundingClientRect()
      await expect(top >= box.top && bottom <= box.bottom).toBe(true)
    },
  },
)
/** The README opens by itself as it reads; the tree stays at its top. */
export const BeginsWithTheReadme = at(
  'ready',
  { files: [...many, ...files], path: 'README.md' },
  {
    play: async ({ canvas }) => {
      const readme = await canvas.findByRole('region', { name: 'README.md' })
      await expect(within(readme).getByRole('heading', { name: 'Storefront' })).toBeVisible()
      await expect(canvas.getByRole('tree').parentElement?.parentElement?.scrollTop).toBe(0)
      await userEvent.click(canvas.getByRole('button', { name: 'Rendered text' }))
      await expect(await canvas.findByText('# Storefront')).toBeVisible()
    },
  },
)
/** HTML in a Markdown file is text, and a script is no address. */
export const HostileReadme: StoryObj = {
  render: () => <RenderedFile path="README.md" content={HOSTILE} codeAction={() => null} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<img src=x onerror=/)).toBeVisible()
    await expect(canvasElement.querySelector('img, script, iframe, a')).toBeNull()
    await expect(canvas.getByRole('heading')).toHaveAttribute('id', 'file-content')
  },
}
const HOSTILE = `# content

<img src=x onerror=alert(1)>

<script>alert(2)</script> <iframe src="javascript:alert(3)"></iframe>

[press](javascript:alert(4)) ![picture](https://orrery.example/track.png) [data](data:text/html,x)

| a | b |
| --- | --- |
| <b onmouseover=alert(5)>x</b> | y |
`
/** Arrows and letters move in the tree, Enter opens, Left closes a folder. */
export const ReadyByKeyboard = at(
  'ready',
  {},
  {
    play: async ({ canvas }) => {
      const item = (name: RegExp) => canvas.getByRole('treeitem', { name })
      canvas.getByRole('searchbox', { name: 'Find in files' }).focus()
      await userEvent.tab()
      await userEvent.keyboard('{Home}')
      await waitFor(() => expect(document.activeElement).toHaveTextContent('server'))
      await userEvent.keyboard('m')
      await waitFor(() => expect(item(/^main\.ts/)).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('region', { name: 'server/src/main.ts' })).toHaveTextContent('port: 3000')
      await expect(canvas.getByRole('button', { name: 'Copy content of server/src/main.ts' })).toBeVisible()
      await userEvent.keyboard('{Home}{ArrowLeft}')
      await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /^main\.ts/ })).toBeNull())
    },
  },
)
export const ReadyWithAFoundLine = at('ready', { query: 'port', path: 'server/src/main.ts', line: 4 })
export const ReadyWrapped = at('ready', {
  wraps: true,
  files: [{ path: 'long.txt', content: `${'A long line of words. '.repeat(40)}\nA short one.\n` }],
  path: 'long.txt',
})
export const ReadyWithoutFiles = at(
  'ready',
  { files: [], path: null },
  { play: async ({ canvas }) => expect(canvas.getByText('No files to show.')).toBeVisible() },
)
const LARGE = {
  files: [
    {
      path: 'large.ts',
      content: Array.from(
        { length: 1500 },
        (_, index) => `export const n${index} = ${index} // counts\n`,
      ).join(''),
    },
  ],
  path: 'large.ts',
}
/** The file scrolls to the line, the page around it does not. */
export const ReadyLargeFileAtALine = at(
  'ready',
  { ...LARGE, line: 1321 },
  {
    play: async ({ canvas, canvasElement }) => {
      const area = canvas.getByRole('region', { name: 'large.ts' }).getBoundingClientRect()
      const line = canvasElement.querySelector('[data-found]')?.getBoundingClientRect()
      await expect(line?.top).toBeGreaterThan(area.top)
      await expect(line?.bottom).toBeLessThan(area.bottom)
      await expect(window.scrollY).toBe(0)
    },
  },
)
export const ReadyOnAPhone = at('ready', {}, { globals: { viewport: { value: 'phone' } } })
export const ReadyPickingOnAPhone = at(
  'ready',
  { picks: true },
  { globals: { viewport: { value: 'phone' } } },
)
export const Failed = at(
  'failed',
  { files: [], path: null, failure: 'The code generator could not be loaded.' },
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('The code generator could not be loaded.')
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
    },
  },
)
export const File: StoryObj = {
  render: () => (
    <OpenFile
      file={{ path: 'server/src/main.ts', content: 'serve()\n' }}
      line={null}
      wraps={false}
      onWrap={fn()}
      onSave={fn()}
      copy={renderCopy('', 'file')}
    />
  ),
}

const text = { path: 'main.ts', content: 'const answer: number = 42\n' }
const colorsAt = (state: string, answer: object | null = null): StoryObj => ({
  parameters: {
    snapshots: [
      snapshotAt(codeColorsMachine, state, { question: text, answer: answer as never, failure: null }),
    ],
  },
  render: () => <CodeView {...text} />,
})
export const ColorsAsking = colorsAt('asking')
export const ShowsTheFirstHit = at(
  'ready',
  { files: many, path: 'server/test/case-0.test.ts' },
  {
    play: async ({ canvas }) => {
      const last = await canvas.findByText('case-59.test.ts')
      last.scrollIntoView()
      await userEvent.type(canvas.getByRole('searchbox'), 'session')
      const count = await canvas.findByText(/^(The first|\d+ lines in)/)
      const box = canvas.getByRole('navigation', { name: 'Files' }).getBoundingClientRect()
      await waitFor(() => expect(count.getBoundingClientRect().top).toBeGreaterThan(box.top))
    },
  },
)

export const States = sideBySide(meta, {
  Settling: at('settling'),
  Ready: at(
    'ready',
    {},
    {
      play: async ({ canvas }) => expect(canvas.getByText(/^5 files/)).toBeVisible(),
    },
  ),
  ReadyNothingFound: at(
    'ready',
    { query: 'nowhere' },
    { play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('No results') },
  ),
  ReadySearching: at(
    'ready',
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.type(canvas.getByRole('searchbox', { name: 'Find in files' }), 'port: 3')
        await userEvent.click(await canvas.findByRole('button', { name: /main\.ts, line 4/ }))
        await expect(canvas.getByText('1 line in 1 file')).toBeVisible()
        await expect(canvas.getByRole('region', { name: 'server/src/main.ts' })).toBeVisible()
      },
    },
  ),
})
export const Variants = sideBySide(meta, {
  Live: {
    render: () => <ExploredCode source={source} createdBy="ada" renderCopy={renderCopy} />,
    play: async ({ canvas }) =>
      expect(await canvas.findByRole('region', { name: 'README.md' })).toHaveTextContent('Storefront'),
  },
  Placeholder: { render: () => <CodeSkeleton height="20rem" /> },
  PartNotLoaded: {
    render: () => <NotLoaded />,
    play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Reload' })).toBeEnabled(),
  },
  Tree: {
    render: () => (
      <FileTree
        nodes={fileTree(files)}
        open="package.json"
        closed={['web']}
        onOpen={fn()}
        onFoldersChange={fn()}
      />
    ),
  },
  Search: { render: () => <FileSearch query="port" onQueryChange={fn()} /> },
  Hits: {
    render: () => <FileHits files={files} query="o" onOpen={fn()} onClear={fn()} />,
  },
  Lines: {
    render: () => (
      <pre>
        <CodeLines
          from={1}
          lines={[
            [
              ['keyword', 'const'],
              ['plain', ' answer = '],
              ['number', '42'],
            ],
            'plain text',
          ]}
          found={2}
          height={2.5}
        />
      </pre>
    ),
  },
  Colored: {
    render: () => <CodeView {...text} />,
    play: async ({ canvas }) => expect(await canvas.findByText('const')).toHaveClass('keyword'),
  },
})
export const ColorsStates = sideBySide(meta, {
  ColorsAnswered: colorsAt('answered', {
    content: text.content,
    lines: [
      [
        ['keyword', 'const'],
        ['plain', ' answer: number = 42'],
      ],
    ],
  }),
  ColorsFailed: colorsAt('failed'),
})
