import tailwindcss from '@tailwindcss/vite'
import vue from '@vitejs/plugin-vue'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig(({ mode }) => {
  const { PORT = '3000' } = loadEnv(mode, '..', 'PORT')
  return {
    plugins: [vue(), tailwindcss()],
    server: { proxy: { '/api': `http://127.0.0.1:${PORT}` } },
    test: { environment: 'happy-dom', globals: true },
  }
})
