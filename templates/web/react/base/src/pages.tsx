import type { ReactNode } from 'react'
// {{#if auth}}
import { Account } from './pages/Account'
// {{/if}}
// {{#if ai}}
import { Assistant } from './pages/Assistant'
// {{/if}}
// {{#if api}}
import { Items } from './pages/Items'
// {{/if}}
import { Overview } from './pages/Overview'

/** What the navigation shows, by its address. */
export const pages: Record<string, { label: string; element: ReactNode }> = {
  '/': { label: 'Overview', element: <Overview /> },
  // {{#if api}}
  '/items': { label: 'Items', element: <Items /> },
  // {{/if}}
  // {{#if ai}}
  '/assistant': { label: 'Assistant', element: <Assistant /> },
  // {{/if}}
  // {{#if auth}}
  '/account': { label: 'Account', element: <Account /> },
  // {{/if}}
}
