export {
  type Block,
  type Inline,
  type MarkdownDocument,
  parseInline,
  parseMarkdown,
  plainText,
} from './markdown'
