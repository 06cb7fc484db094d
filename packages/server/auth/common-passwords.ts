/** The answer to a password that is easy to guess. The app recognizes it by "easy to guess", as in hosted Supabase's text. */
export const COMMON_PASSWORD =
  'This password is easy to guess. Choose another password, such as several words that do not belong together.'

/** Shortest password of an account, in characters. The library refuses a shorter password, with its own text. */
export const MIN_PASSWORD = 6

/** Guesses that a password has to withstand: a million, far beyond what the limits on wrong passwords allow. */
const ENOUGH_GUESSES = 1e6
/** Longer passwords are judged by their beginning, so that a check takes some milliseconds. */
const JUDGED = 32

type Judge = (password: string, own: string[]) => boolean

let loaded: Promise<Judge> | undefined

/** Loads the library and its 49,000 common passwords with the first check; together about 6 MB in memory. */
function load(): Promise<Judge> {
  loaded ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }]) => {
      const estimator = new ZxcvbnFactory({
        dictionary: { passwords: dictionary['passwords-common'] },
        graphs: { qwerty: adjacencyGraphs.qwerty },
        maxLength: JUDGED,
        l33tMaxSubstitutions: 64,
      })
      return (password, own) => estimator.check(password, own).guesses < ENOUGH_GUESSES
    },
  )
  return loaded
}

/**
 * Whether a password is among the first that an attacker tries: a common password, also with capitals, digits and signs in the
 * usual places, keys side by side, a date, or the user's own name. `own` is the user's name and address. False below
 * `MIN_PASSWORD`, so that the user reads the reason that the forms give.
 */
export async function isCommonPassword(password: string, own: string[] = []): Promise<boolean> {
  if (password.length < MIN_PASSWORD) return false
  const judge = await load()
  const parts = own.flatMap((text) => text.slice(0, 254).split(/[@.+_-]/))
  return judge(
    password,
    [...own, ...parts].filter((part) => part.length > 2),
  )
}
