/** Version of the generator itself; it goes into the metadata of every project file. */
export const GENERATOR_VERSION = '1.0.0'

/** The oldest Node.js that generated projects run on, and the image that their containers use. */
export const NODE_MINIMUM = '20.19'
export const NODE_IMAGE = 'node:22-bookworm-slim'

/**
 * Every npm package that a generated project may depend on, at the one exact version that was installed and run.
 * All of them run on Node.js 20.19, which is why some are not the newest.
 */
export const NPM = {
  '@angular/build': '21.2.27',
  '@angular/cli': '21.2.28',
  '@angular/common': '21.2.26',
  '@angular/compiler': '21.2.26',
  '@angular/compiler-cli': '21.2.26',
  '@angular/core': '21.2.26',
  '@angular/platform-browser': '21.2.26',
  '@angular/router': '21.2.26',
  '@hono/node-server': '2.1.8',
  '@libsql/client': '0.18.0',
  '@sveltejs/adapter-static': '3.0.10',
  '@sveltejs/kit': '2.70.4',
  '@sveltejs/vite-plugin-svelte': '7.3.1',
  '@supabase/supabase-js': '2.109.0',
  '@types/node': '20.19.43',
  '@types/pg': '8.23.1',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  '@vitejs/plugin-react': '6.3.0',
  '@vitejs/plugin-vue': '6.0.11',
  concurrently: '9.2.5',
  'cross-env': '10.1.0',
  'firebase-admin': '13.9.0',
  hono: '4.13.19',
  mongodb: '7.8.0',
  mysql2: '3.24.5',
  next: '16.4.6',
  pg: '8.23.1',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router': '7.18.5',
  redis: '6.3.1',
  rxjs: '7.8.2',
  svelte: '5.57.3',
  'svelte-check': '4.7.8',
  tsx: '4.23.15',
  typescript: '7.0.2',
  vite: '8.3.8',
  vue: '3.5.45',
  'vue-router': '4.6.5',
  'vue-tsc': '3.3.14',
} as const

/** The checkers of these templates call TypeScript's JavaScript API, which version 7 does not have: the newest they support. */
export const TEMPLATE_TYPESCRIPT = { Vue: '6.0.3', Angular: '5.9.3', Svelte: '6.0.3' } as const

export type NpmPackage = keyof typeof NPM

/** A `dependencies` object with exact versions, sorted as npm would sort it. */
export function pinned(...packages: (NpmPackage | false | undefined)[]): Record<string, string> {
  const chosen = packages.filter((name): name is NpmPackage => Boolean(name))
  return Object.fromEntries([...new Set(chosen)].sort().map((name) => [name, NPM[name]]))
}
