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

interface Page {
  /** The text of its link in the navigation. */
  label: string
  element: ReactNode
  // {{#if auth}}
  /** Only for signed-in users. */
  isPrivate?: boolean
  // {{/if}}
}

/** The pages of the navigation, by their addresses. */
export const pages: Record<string, Page> = {
  '/': { label: 'Overview', element: <Overview /> },
  // {{#if api}}
  '/items': {
    label: 'Items',
    element: <Items />,
    // {{#if auth}}
    isPrivate: true,
    // {{/if}}
  },
  // {{/if}}
  // {{#if ai}}
  '/assistant': {
    label: 'Assistant',
    element: <Assistant />,
    // {{#if auth}}
    isPrivate: true,
    // {{/if}}
  },
  // {{/if}}
  // {{#if auth}}
  '/account': { label: 'Account', element: <Account /> },
  // {{/if}}
}
