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
