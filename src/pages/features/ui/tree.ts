/** What lies in a download, as a tree. Level, name, purpose. */
export const TREE: readonly (readonly [level: number, name: string, purpose: string])[] = [
  [0, 'storefront/', ''],
  [1, 'README.md', 'the two commands, every variable'],
  [1, '.env.example', 'what can be configured'],
  [1, 'compose.yaml', 'with deployment on'],
  [1, 'web/', 'the front end you chose'],
  [1, 'server/', 'the back end you chose'],
  [2, 'test/', 'passes on the first run'],
]
