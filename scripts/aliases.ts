import { fileURLToPath } from 'node:url'

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** The files that module names resolve to, in the app, in Storybook and in tests. */
export const aliases = {
  '@machines': here('machines'),
  '@supabase/realtime-js': here('src/shared/api/without-realtime.ts'),
  '@supabase/storage-js': here('src/shared/api/without-storage.ts'),
  // Of the auth client, which alone has a module of this name.
  './lib/webauthn': here('src/shared/api/without-passkeys.ts'),
  '@': here('src'),
}
