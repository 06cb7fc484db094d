import { NPM } from '../../versions'

/** The npm packages that only starters depend on, each at the one exact version that was installed and run. */
export const STARTER_NPM = {
  '@ethereumjs/block': '10.1.3',
  '@ethereumjs/common': '10.1.3',
  '@ethereumjs/tx': '10.1.3',
  '@ethereumjs/util': '10.1.3',
  '@ethereumjs/vm': '10.1.3',
  ethers: '6.17.0',
  solc: '0.8.37',
} as const

const ALL = { ...NPM, ...STARTER_NPM }

/** A `dependencies` object with exact versions, sorted as npm would sort it. */
export function starterPackages(...names: (keyof typeof ALL)[]): Record<string, string> {
  return Object.fromEntries([...names].sort().map((name) => [name, ALL[name]]))
}
