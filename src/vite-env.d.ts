/// <reference types="vite/client" />

declare module '*.md' {
  import type { MarkdownDocument } from '@/shared/lib/markdown'
  const document: MarkdownDocument
  export default document
}

/** Each icon that the app uses, by its name; see .storybook. */
declare module 'virtual:icons-in-use' {
  import type { LucideIcon } from 'lucide-react'
  const icons: Record<string, LucideIcon>
  export = icons
}

/** The charts of the machines, a chunk each; see scripts/machines. */
declare module 'virtual:machine-charts' {
  import type { ChartLayout } from '@/shared/lib/statechart'
  export const chartLoaders: Record<string, () => Promise<{ default: ChartLayout }>>
}

/** What the machines are run with by hand, a chunk each; see scripts/machines. */
declare module 'virtual:machine-samples' {
  import type { MachineSample } from '@/shared/lib/statechart'
  export const sampleLoaders: Record<string, () => Promise<{ default: MachineSample }>>
}

/** What a list of the machines tells of each; see scripts/machines. */
declare module 'virtual:machine-catalogue' {
  import type { MachineSummary } from '@/shared/lib/statechart'
  export const machines: readonly MachineSummary[]
}
