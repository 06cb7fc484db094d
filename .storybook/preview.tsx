import type { Preview } from '@storybook/react-vite'
import { renderToCanvas } from '@storybook/react/entry-preview'
import axe from 'axe-core'
import { useEffect } from 'react'
import { configure } from 'storybook/test'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { exampleService, WorkspaceServiceProvider } from '@/entities/workspace'
import { loadParts } from '@/shared/lib/lazy-part'
import { assertStands, freshEntries, storyEnvironment, withApp } from '@/shared/lib/story'
import { ThemeProvider } from '@/shared/theme'
import '@/shared/theme/fonts.css'
import { assertConsole, watchConsole } from '../tests/support/console'
import { withInspector } from './inspector/with-inspector'
import { frame, listsDrawn } from './lists-drawn'
import { applyMotion } from './motion'
import { NotesPage } from './NotesPage'

/** Applies a chosen theme as the app does: the scheme is a class on `<html>`. */
function applyScheme(scheme: 'dark' | 'light') {
  const root = document.documentElement
  root.classList.remove('dark', 'light')
  root.classList.add(scheme)
  root.style.colorScheme = scheme
}

/** A theme changes colours alone, so these are the rules that it can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** The violations that axe finds in the rendered story in the other theme, a line each. The theme stays as it was. */
async function barriersInOtherTheme(): Promise<string[]> {
  const root = document.documentElement
  const before = root.classList.contains('light') ? 'light' : 'dark'
  const still = document.createElement('style')
  // A colour on its way to another is neither.
  still.textContent = '*, ::before, ::after { transition: none !important }'
  document.head.append(still)
  applyScheme(before === 'light' ? 'dark' : 'light')
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: { type: 'rule', values: COLOUR_RULES },
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
    )
  } finally {
    applyScheme(before)
    still.remove()
  }
}

/** Set by Vitest's Storybook plugin; in Storybook itself messages just go to the console. */
const isTest = import.meta.env.VITEST_STORYBOOK !== undefined

/** Storybook renders inside React's `act` without awaiting it, which React mentions when a component loads lazily. */
const FROM_STORYBOOK =
  /A component suspended inside an `act` scope|testing environment is not configured to support act/

// Lazy parts load slowly on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

const width = (px: number, name: string, type: 'mobile' | 'tablet' | 'desktop', height: number) => ({
  name: `${name}, ${px} px`,
  type,
  styles: { width: `${px}px`, height: `${height}px` },
})

/** Storybook has no server. */
const workspaces = exampleService({ userId: SAMPLE_PROFILE.id })

/** A list of the toolbar, whose button shows what is chosen. */
const choice = (description: string, items: ToolbarItems) => ({
  description,
  toolbar: { dynamicTitle: true, items },
})
type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>
type ToolbarItems = Toolbar['items']

const SPEEDS = ['0.5', '1', '2', '5', '10', '50']

const preview: Preview = {
  // A component that may still change its look or its props says so: tags: ['!stable', 'draft']
  tags: ['stable'],
  globalTypes: {
    theme: choice('Theme of the story', [
      { value: 'dark', title: 'Dark', icon: 'moon' },
      { value: 'light', title: 'Light', icon: 'sun' },
    ]),
    locale: choice('Locale of dates and numbers; the texts are English', [
      { value: 'en-US', title: 'Dates: US', icon: 'globe' },
      { value: 'en-GB', title: 'Dates: British', icon: 'globe' },
      { value: 'de-DE', title: 'Dates: German', icon: 'globe' },
      { value: 'ja-JP', title: 'Dates: Japanese', icon: 'globe' },
      { value: 'ar-EG', title: 'Dates: Egyptian', icon: 'globe' },
    ]),
    motion: choice('Motion of the story', [
      { value: 'system', title: 'Motion: system', icon: 'play' },
      { value: 'reduced', title: 'Motion: reduced', icon: 'stop' },
      { value: 'full', title: 'Motion: full', icon: 'fastforward' },
    ]),
    clock: choice('Clock of the story', [
      { value: 'paused', title: 'Clock paused', icon: 'stopalt' },
      ...SPEEDS.map((speed) => ({ value: speed, title: `Clock ${speed}x`, icon: 'time' as const })),
    ]),
  },
  initialGlobals: { theme: 'dark', locale: 'en-US', motion: 'system', clock: 'paused' },
  parameters: {
    // Passed rules are for readers of the addon; a test does not need them.
    a11y: { test: 'error', options: isTest ? { resultTypes: ['violations'] } : {} },
    docs: { container: NotesPage },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Radius', 'Shadow', 'Motion', 'Icons'],
          'Components',
          'Patterns',
          ['Form', 'List', 'Empty', 'Error', 'Wizard step'],
          'Pages',
          ['Home', '*', ['Page', '*']],
        ],
      },
    },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: width(375, 'Phone', 'mobile', 812),
        tablet: width(768, 'Tablet', 'tablet', 1024),
        desktop: width(1280, 'Desktop', 'desktop', 800),
      },
    },
  },
  // The last decorator is outermost.
  decorators: [
    withInspector,
    withApp,
    (Story, { globals }) => {
      applyScheme(globals.theme === 'light' ? 'light' : 'dark')
      // Once the sheets of what is shown are there.
      useEffect(() => applyMotion(globals.motion))
      return (
        <ThemeProvider>
          <WorkspaceServiceProvider service={workspaces}>
            <Story />
          </WorkspaceServiceProvider>
        </ThemeProvider>
      )
    },
  ],
  // A list that measures its container is rendered a frame later: plays begin after it.
  // Vitest leaves some more time by itself, Storybook does not.
  renderToCanvas: async (...story) => {
    const end = await renderToCanvas(...story)
    await frame()
    await frame()
    await listsDrawn()
    await new Promise((drawn) => setTimeout(drawn, isTest ? 0 : 100))
    return end
  },
  beforeEach: async () => {
    await loadParts()
    if (isTest) watchConsole()
    await freshEntries(SAMPLE_PROFILE.id)
  },
  // A story whose component must complain says so: parameters: { expectedConsole: [/pattern/] }
  // The addon judges the theme that is shown, with every rule; one visit does for both themes.
  afterEach: async ({ parameters }) => {
    if (!isTest) return
    assertConsole([FROM_STORYBOOK, ...(parameters.expectedConsole ?? [])])
    assertStands(parameters, storyEnvironment())
    const barriers = parameters.a11y.test === 'error' ? await barriersInOtherTheme() : []
    if (barriers.length > 0) throw new Error(`In the other theme:\n${barriers.join('\n')}`)
  },
}

export default preview
