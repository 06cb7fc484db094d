import type { StarterType } from '../../../../model/types'
import { NPM } from '../../versions'

/** The npm packages that a starter needs beside or instead of the common ones, each as it was installed and run. */
export const STARTER_NPM = {
  blockchain: {
    '@ethereumjs/block': '10.1.3',
    '@ethereumjs/common': '10.1.3',
    '@ethereumjs/tx': '10.1.3',
    '@ethereumjs/util': '10.1.3',
    '@ethereumjs/vm': '10.1.3',
    ethers: '6.17.0',
    solc: '0.8.37',
  },
  desktop: {
    '@types/node': '24.19.2',
    electron: '45.4.1',
  },
  // What Expo 57 asks for; its next version stands on a React Native that is not finished.
  'mobile-app': {
    '@expo/metro-runtime': '57.0.16',
    '@react-native-async-storage/async-storage': '2.2.0',
    '@types/react': '19.2.14',
    expo: '57.0.26',
    react: '19.2.3',
    'react-dom': '19.2.3',
    'react-native': '0.86.3',
    'react-native-safe-area-context': '5.7.0',
    'react-native-web': '0.21.4',
  },
} as const satisfies Partial<Record<StarterType, Record<string, string>>>

/** A `dependencies` object with exact versions, sorted as npm would sort it. */
export function starterPackages<T extends keyof typeof STARTER_NPM>(
  type: T,
  ...names: (keyof (typeof STARTER_NPM)[T] | keyof typeof NPM)[]
): Record<string, string> {
  const versions: Record<string, string> = { ...NPM, ...STARTER_NPM[type] }
  return Object.fromEntries(
    [...names]
      .map(String)
      .sort()
      .map((name) => [name, versions[name] ?? '']),
  )
}
