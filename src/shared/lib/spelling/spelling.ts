/** Words of fewer letters are never taken for misspelled: another letter makes another word of them. */
const SHORT = 5

/** Nothing longer is a word. */
const LONGEST = 30

/**
 * The known term that a misspelled term stands for, or null. A letter too many or too few, two that changed places, and
 * another vowel are mistakes; another consonant makes another word of a short one (`slack`, `stack`).
 */
export function spelled(term: string, known: ReadonlySet<string>): string | null {
  if (term.length < SHORT || term.length > LONGEST) return null
  for (let at = 0; at <= term.length; at++) {
    const [before, after] = [term.slice(0, at), term.slice(at)]
    const found = [
      before + after.slice(1),
      before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2),
      ...LETTERS.map((letter) => before + letter + after),
      ...lettersFor(after[0], term).map((letter) => before + letter + after.slice(1)),
    ].find((word) => word !== term && word.length >= SHORT - 1 && known.has(word))
    if (found) return found
  }
  const longer = (word: string) => word.length >= LONG && term.length >= LONG
  return [...known].find((word) => longer(word) && (word.startsWith(term) || term.startsWith(word))) ?? null
}

/** The beginning by which a longer or shorter form of a word is recognised, in letters. */
const LONG = 6

/** From this length on, any letter of a word may be mistaken. */
const DISTINCT = 8

const VOWELS = [...'aeiou']
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** The letters that may have been meant in the place of one. */
const lettersFor = (letter: string | undefined, term: string) =>
  letter === undefined ? [] : term.length >= DISTINCT ? LETTERS : VOWELS.includes(letter) ? VOWELS : []
