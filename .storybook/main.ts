import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { iconsInUse } from './icons-in-use.ts'

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), iconsInUse(fileURLToPath(new URL('../src', import.meta.url)))],
  }),
  staticDirs: ['../public'],
  // Nothing leaves this machine: no telemetry, no news, no crash reports, no foreign Storybook beside ours.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  refs: { '@chakra-ui/react': { disable: true } },
  // TypeScript 7 has no JavaScript API to read props from.
  typescript: { reactDocgen: false },
}

export default config
