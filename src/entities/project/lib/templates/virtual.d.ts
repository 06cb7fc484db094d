/** The module that scripts/templates/vite-plugin.ts builds from templates/: one lazy module for each part. */
declare module 'virtual:templates' {
  import type { Templates } from '@/entities/project/lib/templates'

  export const parts: Templates['parts']
  export const load: Templates['load']
  export const versions: Templates['versions']
}
