// {{#if tests}}
/// <reference types="vitest/config" />
// {{/if}}
import tailwindcss from '@tailwindcss/vite'
import vue from '@vitejs/plugin-vue'
import { defineConfig, loadEnv } from 'vite'

export default defineConfig(({ mode }) => {
  const { PORT = '{{port}}' } = loadEnv(mode, '..', 'PORT')
  return {
    plugins: [vue(), tailwindcss()],
    server: { proxy: { '/api': `http://127.0.0.1:${PORT}` } },
    // {{#if tests}}
    test: { environment: 'happy-dom', globals: true },
    // {{/if}}
  }
})
