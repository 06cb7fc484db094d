import { FEATURES } from '../model/technologies'

export type Parameter = [name: string, value: string]

export interface Asked {
  asked: Parameter[]
  folder?: string
}

/**
 * Reads `--name value`, `--name=value`, `--flag`, `--no-flag`, and at most one folder. Throws for a second folder and
 * for an option without its value: the next option would be taken for it.
 */
export function argumentsOf(words: readonly string[]): Asked {
  const asked: Parameter[] = []
  const folders: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (!word.startsWith('--')) folders.push(word)
    else if (word.includes('='))
      asked.push([word.slice(2, word.indexOf('=')), word.slice(word.indexOf('=') + 1)])
    else if (word.startsWith('--no-')) asked.push([word.slice(5), 'false'])
    else if (FEATURES.some((flag) => word === `--${flag}`)) asked.push([word.slice(2), ''])
    else asked.push([word.slice(2), valueOf(word, words[++at])])
  }
  if (folders.length > 1) throw new Error(`There can be one folder, not ${folders.join(' and ')}.`)
  return { asked, folder: folders[0] }
}

function valueOf(option: string, next: string | undefined): string {
  if (next === undefined || next.startsWith('--'))
    throw new Error(`${option} needs a value. Write ${option}=VALUE for one that begins with --.`)
  return next
}
