/// <reference types="vite/client" />

declare module '*.md' {
  import type { MarkdownDocument } from '@/shared/lib/markdown'
  const document: MarkdownDocument
  export default document
}
