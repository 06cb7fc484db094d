import type { Weight } from './weight'

/** The scripts that a route may load, by its pattern. */
export type Budget = Record<string, { scripts: number; kB: number }>

/** Headers and the names of files may add this much without a decision. */
export const TOLERANCE_KB = 1

/** The routes that load more than they may, were not measured or have no budget, a line each. */
export function overBudget(measured: Record<string, Weight>, budget: Budget): string[] {
  const missing = Object.keys(budget).filter((route) => !measured[route])
  return [
    ...missing.map((route) => `${route} has a budget and was not measured`),
    ...Object.entries(measured).flatMap(([route, { scripts, bytes }]) => {
      const allowed = budget[route]
      if (!allowed) return [`${route} has no budget`]
      const kB = Math.ceil(bytes / 1000)
      if (scripts <= allowed.scripts && kB <= allowed.kB + TOLERANCE_KB) return []
      return [
        `${route}: ${scripts} scripts, ${kB} kB; its budget is ${allowed.scripts} scripts, ${allowed.kB} kB`,
      ]
    }),
  ]
}
