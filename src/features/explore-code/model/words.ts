/** The kinds of words in code; the theme has a colour for each. */
export type WordKind =
  | 'comment'
  | 'keyword'
  | 'string'
  | 'number'
  | 'function'
  | 'type'
  | 'tag'
  | 'property'
  | 'heading'
  | 'plain'

export type CodeWord = [kind: WordKind, text: string]
