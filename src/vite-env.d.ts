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

/** The charts of the machines, a chunk each, and the names of those that have a folder; see scripts/machines. */
declare module 'virtual:machine-charts' {
  import type { ChartLayout } from '@/shared/lib/statechart'
  export const chartNames: readonly string[]
  export const chartLoaders: Record<string, () => Promise<{ default: ChartLayout }>>
}

/** The machines themselves, by name; see scripts/machines. */
declare module 'virtual:machine-modules' {
  import type { AnyStateMachine } from '@/shared/lib/machine'
  export const machines: Record<string, AnyStateMachine | undefined>
}

/** The machines with the tools that run them by hand; see scripts/machines. */
declare module 'virtual:machine-samples' {
  import type { MachineSample } from '@/shared/lib/statechart'
  export const samples: Record<string, MachineSample>
}

/** The purpose and place of each machine, for lists of machines; see scripts/machines. */
declare module 'virtual:machine-catalogue' {
  import type { MachineSummary } from '@/shared/lib/statechart'
  export const machines: readonly MachineSummary[]
}
