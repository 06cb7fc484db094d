/** API-01: the four tabs, in their order; the first one opens by default. */
export const API_TABS = [
  { id: 'documentation', label: 'API Documentation' },
  { id: 'keys', label: 'API Keys' },
  { id: 'endpoints', label: 'Endpoints' },
  { id: 'testing', label: 'API Testing' },
] as const

export type ApiTabId = (typeof API_TABS)[number]['id']

/** The tab that the address names. An unknown name opens the documentation. */
export const apiTabOf = (asked: string | null): ApiTabId =>
  API_TABS.find(({ id }) => id === asked)?.id ?? 'documentation'
