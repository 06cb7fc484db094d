export { type Block, type Inline, type MarkdownDocument, markdownOf, plainText } from './markdown'
