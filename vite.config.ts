import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@machines': here('./machines'), '@': here('./src') } },
  build: { target: 'es2022', sourcemap: false, reportCompressedSize: true },
})
