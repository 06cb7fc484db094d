import { createHighlighterCore, type HighlighterCore, type ThemeRegistration } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import type { CodeLanguage } from '../model/language'
import type { CodeWord, WordKind } from '../model/words'
import { GRAMMARS } from './grammars'

/** Which TextMate scopes are which kind of word; the later and the longer scope wins. */
const SCOPES: Record<WordKind, string[]> = {
  comment: ['comment', 'punctuation.definition.comment', 'markup.quote'],
  keyword: [
    'keyword',
    'storage',
    'keyword.operator.new',
    'keyword.operator.expression',
    'keyword.operator.logical.python',
    'punctuation.definition.heading',
    'variable.language',
  ],
  string: [
    'string',
    'punctuation.definition.string',
    'markup.inline.raw',
    'string.unquoted.yaml',
    'markup.inserted',
  ],
  number: [
    'constant.numeric',
    'constant.language',
    'constant.character.escape',
    'string.regexp',
    'keyword.other.unit',
  ],
  function: [
    'entity.name.function',
    'support.function',
    'meta.function-call.generic',
    'markup.underline.link',
  ],
  type: [
    'entity.name.type',
    'entity.name.class',
    'entity.name.namespace',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
    'storage.type.java',
    'storage.type.numeric.go',
    'storage.type.string.go',
    'storage.type.boolean.go',
    'entity.other.attribute-name.class.css',
  ],
  tag: ['entity.name.tag', 'support.class.component', 'entity.name.function.decorator', 'meta.decorator'],
  property: [
    'entity.other.attribute-name',
    'support.type.property-name',
    'punctuation.support.type.property-name',
    'meta.object-literal.key',
    'entity.name.tag.yaml',
    'variable.other.env',
    'variable.other.property',
    'support.variable.property',
    'keyword.other.definition.ini',
    'variable.key.toml',
    'variable.other.key.toml',
  ],
  heading: ['markup.heading', 'entity.name.section', 'markup.bold', 'support.type.property-name.table'],
  plain: [
    'keyword.operator',
    'punctuation',
    'meta.brace',
    'storage.type.function.arrow',
    'variable',
    'meta.embedded',
    'source',
  ],
}
const KINDS = Object.keys(SCOPES) as WordKind[]

/** The highlighter speaks of colours: each kind has a number instead, and the theme colours the kinds. */
const colorOf = (kind: WordKind) => `#0000${(KINDS.indexOf(kind) + 1).toString(16).padStart(2, '0')}`
const KIND_OF = new Map(KINDS.map((kind) => [colorOf(kind).toUpperCase(), kind]))

const theme: ThemeRegistration = {
  name: 'kinds',
  type: 'dark',
  fg: colorOf('plain'),
  bg: '#000000',
  settings: KINDS.map((kind) => ({ scope: SCOPES[kind], settings: { foreground: colorOf(kind) } })),
}

/** The languages of code fences in the readmes of generated projects. */
const FENCED = ['shellscript', 'json', 'markdown'] as const

let started: Promise<HighlighterCore> | undefined

/** The lines of a text in words of one kind each. Rejects when the language cannot be loaded. */
export async function highlight(code: string, language: CodeLanguage): Promise<CodeWord[][]> {
  started ??= createHighlighterCore({
    themes: [theme],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  })
  const highlighter = await started
  for (const needed of language === 'markdown' ? FENCED : [language])
    if (!highlighter.getLoadedLanguages().includes(needed))
      await highlighter.loadLanguage(await GRAMMARS[needed]())
  const lines = highlighter.codeToTokensBase(code, {
    lang: language,
    theme: 'kinds',
    // A line as long as a minified file is not worth its time.
    tokenizeMaxLineLength: 5000,
    tokenizeTimeLimit: 3000,
  })
  return lines.map((words) =>
    joined(words.map(({ content, color }) => [KIND_OF.get(color?.toUpperCase() ?? '') ?? 'plain', content])),
  )
}

/** Neighbours of one kind are one word. */
function joined(words: CodeWord[]): CodeWord[] {
  const result: CodeWord[] = []
  for (const [kind, text] of words) {
    const last = result.at(-1)
    if (last && (last[0] === kind || text.trim() === '')) last[1] += text
    else result.push([kind, text])
  }
  return result
}
