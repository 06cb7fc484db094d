import type { Preview } from '@storybook/react-vite'
import { withApp } from '@/shared/lib/story'
import { ThemeProvider } from '@/shared/theme'
import { assertConsole, watchConsole } from '../tests/support/console'

/** What the app does when a theme is chosen: the scheme is a class on `<html>`. */
function applyScheme(scheme: 'dark' | 'light') {
  const root = document.documentElement
  root.classList.remove('dark', 'light')
  root.classList.add(scheme)
  root.style.colorScheme = scheme
}

/** Set by Vitest's Storybook plugin; in Storybook itself messages just go to the console. */
const isTest = import.meta.env.VITEST_STORYBOOK !== undefined

/** Storybook renders inside React's `act` without awaiting it, which React mentions when a component loads lazily. */
const FROM_STORYBOOK = /A component suspended inside an `act` scope/

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
    a11y: { test: 'error' },
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
  beforeEach: () => {
    if (isTest) watchConsole()
  },
  // A story whose component must complain says so: parameters: { expectedConsole: [/pattern/] }
  afterEach: ({ parameters }) => {
    if (isTest) assertConsole([FROM_STORYBOOK, ...(parameters.expectedConsole ?? [])])
  },
}

export default preview
