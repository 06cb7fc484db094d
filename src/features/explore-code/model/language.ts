import { isLockFile } from '@/entities/project/model'

const BY_ENDING = {
  bash: 'shellscript',
  cjs: 'javascript',
  cs: 'csharp',
  csproj: 'xml',
  css: 'css',
  editorconfig: 'ini',
  go: 'go',
  html: 'html',
  ini: 'ini',
  java: 'java',
  js: 'javascript',
  json: 'json',
  jsx: 'jsx',
  md: 'markdown',
  mjs: 'javascript',
  mts: 'typescript',
  php: 'php',
  py: 'python',
  rb: 'ruby',
  sh: 'shellscript',
  sql: 'sql',
  svelte: 'svelte',
  svg: 'xml',
  toml: 'toml',
  ts: 'typescript',
  tsx: 'tsx',
  vue: 'vue',
  xml: 'xml',
  yaml: 'yaml',
  yml: 'yaml',
} as const

const BY_NAME = { Dockerfile: 'docker', Gemfile: 'ruby', Rakefile: 'ruby' } as const

export type CodeLanguage =
  | (typeof BY_ENDING)[keyof typeof BY_ENDING]
  | (typeof BY_NAME)[keyof typeof BY_NAME]
  | 'dotenv'

/** The highlighter's language for a file, or null for plain text; colours for a lock file would be a hundred thousand words. */
export function languageOf(path: string): CodeLanguage | null {
  if (isLockFile(path)) return null
  const name = path.split('/').at(-1) ?? path
  if (name.startsWith('.env')) return 'dotenv'
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  return Object.hasOwn(BY_NAME, name)
    ? BY_NAME[name as keyof typeof BY_NAME]
    : Object.hasOwn(BY_ENDING, ending)
      ? BY_ENDING[ending as keyof typeof BY_ENDING]
      : null
}
