/** PLT-02: the tabs of the AI/ML platform, in their order; the first one opens by default. */
export const AI_ML_TABS = [
  { id: 'overview', label: 'Overview' },
  { id: 'assistant', label: 'Assistant' },
  { id: 'models', label: 'Model Training' },
  { id: 'datasets', label: 'Datasets' },
  { id: 'llm', label: 'LLM Integration' },
  { id: 'deployment', label: 'Deployment' },
  { id: 'monitoring', label: 'Monitoring' },
  { id: 'collaboration', label: 'Team' },
] as const

export type AiMlTab = (typeof AI_ML_TABS)[number]['id']

/** The tab of an address; an unknown tab becomes the overview. */
export const aiMlTabOf = (asked: string | null): AiMlTab =>
  AI_ML_TABS.find(({ id }) => id === asked)?.id ?? 'overview'
