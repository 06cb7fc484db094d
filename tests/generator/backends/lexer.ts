/** Comments and strings of each language: nothing in them is code. */
const QUIET = {
  csharp: /\/\/[^\n]*|\/\*[\s\S]*?\*\/|@"(?:""|[^"])*"|\$?"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'/g,
  php: /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\[\s\S]|[^'\\])*'|"(?:\\[\s\S]|[^"\\])*"/g,
}

const CLOSING: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/**
 * What is wrong with the brackets and quotes of a source file, or null. It knows no grammar, but a name that escapes from
 * its string, or a template that lost half of a block, shows up here without the language's own tools.
 */
export function imbalance(source: string, language: keyof typeof QUIET): string | null {
  // Line ends stay, so that a message can name the line.
  const rest = source.replace(QUIET[language], (text) => text.replace(/[^\n]/g, ' '))
  const open: { bracket: string; line: number }[] = []
  let line = 1
  for (const character of rest) {
    if (character === '\n') line += 1
    else if (character === '"' || character === "'") return `an open quote in line ${line}`
    else if ('([{'.includes(character)) open.push({ bracket: character, line })
    else if (character in CLOSING && open.pop()?.bracket !== CLOSING[character])
      return `a wrong ${character} in line ${line}`
  }
  const last = open.at(-1)
  return last ? `an open ${last.bracket} of line ${last.line}` : null
}
