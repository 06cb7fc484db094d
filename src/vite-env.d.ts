/// <reference types="vite/client" />

declare module '*.md' {
  const document: import('@/shared/lib/markdown').MarkdownDocument
  export default document
}
