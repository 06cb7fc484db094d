import type { Preview } from '@storybook/react-vite'
import axe from 'axe-core'
import { configure } from 'storybook/test'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { freshEntries, withApp } from '@/shared/lib/story'
import { ThemeProvider } from '@/shared/theme'
import { assertConsole, watchConsole } from '../tests/support/console'
import { NotesPage } from './NotesPage'

/** What the app does when a theme is chosen: the scheme is a class on `<html>`. */
function applyScheme(scheme: 'dark' | 'light') {
  const root = document.documentElement
  root.classList.remove('dark', 'light')
  root.classList.add(scheme)
  root.style.colorScheme = scheme
}

/** A theme changes colours alone, so these are the rules that it can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What axe has against the story as it stands now in the other theme, a line each. The theme stays as it was. */
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

// What loads lazily takes its time on a busy machine.
configure({ asyncUtilTimeout: 5000 })

const width = (px: number, name: string, type: 'mobile' | 'tablet' | 'desktop', height: number) => ({
  name: `${name}, ${px} px`,
  type,
  styles: { width: `${px}px`, height: `${height}px` },
})

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'light', title: 'Light', icon: 'sun' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'dark' },
  parameters: {
    // What passes is for people who look at the addon; a test would only carry it about.
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
  // The last one is outermost.
  decorators: [
    withApp,
    (Story, { globals }) => {
      applyScheme(globals.theme)
      return (
        <ThemeProvider>
          <Story />
        </ThemeProvider>
      )
    },
  ],
  beforeEach: async () => {
    if (isTest) watchConsole()
    await freshEntries(SAMPLE_PROFILE.id)
  },
  // A story whose component must complain says so: parameters: { expectedConsole: [/pattern/] }
  // The addon judges the theme that is shown, with every rule; one visit does for both themes.
  afterEach: async ({ parameters }) => {
    if (!isTest) return
    assertConsole([FROM_STORYBOOK, ...(parameters.expectedConsole ?? [])])
    const barriers = parameters.a11y.test === 'error' ? await barriersInOtherTheme() : []
    if (barriers.length > 0) throw new Error(`In the other theme:\n${barriers.join('\n')}`)
  },
}

export default preview
