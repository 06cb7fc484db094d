// {{#if tests}}
/// <reference types="vitest/config" />
// {{/if}}
import tailwindcss from '@tailwindcss/vite'
import vue from '@vitejs/plugin-vue'
import { defineConfig, loadEnv } from 'vite'
import { contentPolicy } from './content-policy'

export default defineConfig(({ mode }) => {
  const port = loadEnv(mode, '..', 'PORT').PORT || '{{port}}'
  return {
    plugins: [vue(), tailwindcss(), contentPolicy()],
    server: { proxy: { '/api': `http://127.0.0.1:${port}` } },
    // {{#if tests}}
    test: { environment: 'happy-dom', globals: true },
    // {{/if}}
  }
})
