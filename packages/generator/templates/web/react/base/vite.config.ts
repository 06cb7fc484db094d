import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { contentPolicy } from './content-policy'

export default defineConfig(({ mode }) => {
  const port = loadEnv(mode, '..', 'PORT').PORT || '{{port}}'
  return {
    plugins: [react(), tailwindcss(), contentPolicy()],
    server: { proxy: { '/api': `http://127.0.0.1:${port}` } },
  }
})
