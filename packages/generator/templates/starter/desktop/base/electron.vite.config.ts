import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'
import type { Plugin } from 'vite'

/** In development, the page needs inline scripts and a connection to Vite; the built page needs neither. */
const strictPolicy: Plugin = {
  name: 'strict-policy',
  apply: 'build',
  transformIndexHtml: (html) =>
    html.replace("script-src 'self' 'unsafe-inline'", "script-src 'self'").replace(' ws:', ''),
}

export default defineConfig({
  main: {},
  // A sandboxed preload script must be CommonJS.
  preload: { build: { rollupOptions: { output: { format: 'cjs', entryFileNames: '[name].cjs' } } } },
  renderer: { plugins: [react(), tailwindcss(), strictPolicy] },
})
