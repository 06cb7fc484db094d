export { type Block, type Inline, type MarkdownDocument, plainText } from './markdown'
