export { type Block, type Inline, type MarkdownDocument, markdownOf, plainText, wordsOf } from './markdown'
