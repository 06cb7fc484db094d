import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { iconsInUse } from './icons-in-use.ts'

/** Plugins that write pages, lists and compressed copies of the app, which is not built here. */
const OF_THE_APP = new Set([
  'orrery-early-events',
  'orrery-found-patterns',
  'orrery-light-home',
  'orrery-precompress',
  'orrery-prerender',
  'orrery-service-worker',
  'orrery-site-files',
])
const isOfTheApp = (plugin: unknown) =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && OF_THE_APP.has(String(plugin.name))

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []).flat().filter((plugin) => !isOfTheApp(plugin)),
      iconsInUse(fileURLToPath(new URL('../src', import.meta.url))),
    ],
  }),
  staticDirs: ['../public'],
  // Nothing leaves this machine: no telemetry, no news, no crash reports, no foreign Storybook beside ours.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  refs: { '@chakra-ui/react': { disable: true } },
  // TypeScript 7 has no JavaScript API to read props from.
  typescript: { reactDocgen: false },
}

export default config
