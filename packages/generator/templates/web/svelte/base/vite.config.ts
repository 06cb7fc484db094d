// {{#if tests}}
/// <reference types="vitest/config" />
// {{/if}}
import adapter from '@sveltejs/adapter-static'
import { sveltekit } from '@sveltejs/kit/vite'
import tailwindcss from '@tailwindcss/vite'
// {{#if tests}}
import { svelteTesting } from '@testing-library/svelte/vite'
// {{/if}}
import { defineConfig, loadEnv } from 'vite'

export default defineConfig(({ mode }) => {
  const port = loadEnv(mode, '..', 'PORT').PORT || '{{port}}'
  return {
    plugins: [
      // In the order of the header.
      tailwindcss(),
      sveltekit({
        adapter: adapter({ pages: 'dist', fallback: 'index.html' }),
        // What the built page may load: its own files, its one inline script by its hash, and inline styles.
        csp: {
          mode: 'hash',
          directives: {
            'default-src': ['self'],
            'script-src': ['self'],
            'style-src': ['self', 'unsafe-inline'],
            'img-src': ['self', 'data:'],
            'object-src': ['none'],
            'base-uri': ['self'],
            'form-action': ['self'],
          },
        },
      }),
      // {{#if tests}}
      svelteTesting(),
      // {{/if}}
    ],
    server: { proxy: { '/api': `http://127.0.0.1:${port}` } },
    // {{#if tests}}
    test: { environment: 'happy-dom', globals: true },
    // {{/if}}
  }
})
