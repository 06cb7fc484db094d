/** The module that tools/vite-plugin.ts builds from templates/: one lazy module for each part. */
declare module 'virtual:templates' {
  import type { Templates } from '@orrery/generator/engine'

  export const parts: Templates['parts']
  export const load: Templates['load']
  export const versions: Templates['versions']
}
