import type { Plugin } from 'vite'
import { WORK } from './service-worker.ts'
import { PATTERNS } from './files.ts'

/** Each way in which a pattern may match, one pattern each: `a(b|c)` is `ab` and `ac`. Looks ahead are left out. */
export function waysOf({ source }: RegExp): RegExp[] {
  const expand = (text: string): string[] => {
    const group = /(?<!\\)\((?:\?:)?([^()]*)\)/.exec(text)
    if (!group) return text.split('|')
    const [all, inner = ''] = group
    const [before, after] = [text.slice(0, group.index), text.slice(group.index + all.length)]
    return inner.split('|').flatMap((one) => expand(before + one + after))
  }
  return [...new Set(expand(source.replaceAll(/\(\?![^)]*\)/g, '')))].map((one) => new RegExp(one))
}

/** The ways of patterns by which none of the modules is found. */
export const unfound = (patterns: readonly RegExp[], modules: readonly string[]): string[] =>
  patterns.flatMap(waysOf).flatMap((way) => (modules.some((id) => way.test(id)) ? [] : [way.source]))

/** Stops a build in which a path pattern matches no module, because the pattern would lose its effect without notice. */
export const foundPatterns = (): Plugin => ({
  name: 'orrery-found-patterns',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle() {
    const none = unfound([...PATTERNS, WORK], [...this.getModuleIds()])
    if (none.length > 0)
      this.error(
        `No module of the app is found by ${none.join(', ')}. Write the new path into scripts/site (files, service-worker), or take the old one out.`,
      )
  },
})
