import { Button } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { codeSource, type Project, SAMPLE_PROJECTS } from '@/entities/project/model'
import { storyAt } from '@/shared/lib/story'
import { codeExplorerMachine } from '@machines/code-explorer'
import { fileTree } from '../model/file-tree'
import { CodeExplorer } from './CodeExplorer'
import { CodeView } from './CodeView'
import { ExploredCode } from './ExploredCode'
import { FileTree } from './FileTree'
import HighlightedCode from './HighlightedCode'

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
  closed: [],
  failure: null,
}
const renderCopy = (_: string, what: string) => (
  <Button size="sm" aria-label={`Copy ${what}`}>
    Copy
  </Button>
)
const at = storyAt(codeExplorerMachine, context, (actor) => (
  <CodeExplorer actor={actor} renderCopy={renderCopy} />
))

export const Generating = at(
  'generating',
  { files: [], path: null },
  {
    play: async ({ canvas }) =>
      expect(canvas.getByRole('status', { name: 'Generating the code' })).toBeVisible(),
  },
)
export const Settling = at('settling')
export const Ready = at(
  'ready',
  {},
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByText(/^5 files/)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: /^main\.ts/ }))
      await expect(canvas.getByRole('region', { name: 'server/src/main.ts' })).toHaveTextContent('port: 3000')
      await expect(canvas.getByRole('button', { name: 'Copy content of server/src/main.ts' })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'server' }))
      await expect(canvas.queryByRole('button', { name: /^main\.ts/ })).toBeNull()
    },
  },
)
export const ReadyOnAPhone = at('ready', {}, { globals: { viewport: { value: 'phone' } } })
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

export const Live: StoryObj = {
  render: () => <ExploredCode source={source} createdBy="ada" renderCopy={renderCopy} />,
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('region', { name: 'README.md' }, { timeout: 10_000 })).toHaveTextContent(
      'Storefront',
    ),
}
export const Tree: StoryObj = {
  render: () => (
    <FileTree nodes={fileTree(files)} open="package.json" closed={['web']} onOpen={fn()} onToggle={fn()} />
  ),
}
export const PlainText: StoryObj = {
  render: () => <CodeView path="LICENSE" content={'No highlighting here.\n'} />,
}
export const Highlighted: StoryObj = {
  render: () => (
    <Suspense>
      <pre>
        <HighlightedCode code={'const answer: number = 42'} language="typescript" />
      </pre>
    </Suspense>
  ),
  play: async ({ canvas }) => expect(await canvas.findByText('const')).toHaveClass('hljs-keyword'),
}
