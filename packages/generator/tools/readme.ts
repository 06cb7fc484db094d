/** The parts of a generated README that a reader acts on. */
export interface Readme {
  /** The shell blocks, in order, each as its lines. */
  blocks: string[][]
  /** The commands in its tables. */
  named: Set<string>
  /** The addresses that it says to open or that answer, in order, each once. */
  addresses: string[]
}

export function readReadme(text: string): Readme {
  return {
    blocks: [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, lines = '']) => lines.trim().split('\n')),
    named: new Set([...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, command = '']) => command)),
    addresses: [...new Set([...text.matchAll(/<(http:\/\/localhost:[^>]+)>/g)].map(([, url = '']) => url))],
  }
}

/** `.env` with some of its settings changed, as a reader changes them; settings that it lacks are added. */
export function withSettings(env: string, changes: Readonly<Record<string, string>>): string {
  let text = env
  for (const [name, value] of Object.entries(changes)) {
    const line = `${name}=${value}`
    const known = new RegExp(`^${name}=.*$`, 'm')
    text = known.test(text) ? text.replace(known, () => line) : `${text.trimEnd()}\n${line}\n`
  }
  return text
}

/** The settings of a `.env`, by name. */
export const settingsOf = (env: string): Record<string, string> =>
  Object.fromEntries(
    [...env.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
