/** PLT-02: the tabs of the platform, in their order; the first one opens by default. */
export const TABS = [
  { id: 'overview', label: 'Overview' },
  { id: 'assistant', label: 'Assistant' },
  { id: 'models', label: 'Model Training' },
  { id: 'datasets', label: 'Datasets' },
  { id: 'llm', label: 'LLM Integration' },
  { id: 'deployment', label: 'Deployment' },
  { id: 'monitoring', label: 'Monitoring' },
  { id: 'collaboration', label: 'Team' },
] as const

export type TabId = (typeof TABS)[number]['id']

/** The tab that an address asks for; one that nobody knows is the overview. */
export const tabOf = (asked: string | null): TabId => TABS.find(({ id }) => id === asked)?.id ?? 'overview'
