import type { Frontend } from '../../../src/entities/project/model/technologies'

/** Where each front end keeps the component of a page, given the name of the page: `Items`. */
export const PAGE_FILES: Partial<Record<Frontend, (page: string) => string>> = {
  React: (page) => `web/src/components/${page}.tsx`,
  Vue: (page) => `web/src/components/${page}.vue`,
  Svelte: (page) => `web/src/routes/${page === 'Overview' ? '' : `${page.toLowerCase()}/`}+page.svelte`,
  Angular: (page) => `web/src/app/${page.toLowerCase()}.ts`,
  'Next.js': (page) => `web/src/components/${page}.tsx`,
}
