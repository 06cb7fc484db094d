const BY_ENDING: Record<string, string> = {
  cjs: 'javascript',
  cs: 'csharp',
  csproj: 'xml',
  css: 'css',
  editorconfig: 'ini',
  env: 'ini',
  go: 'go',
  html: 'xml',
  java: 'java',
  js: 'javascript',
  json: 'json',
  jsx: 'javascript',
  md: 'markdown',
  mjs: 'javascript',
  php: 'php',
  py: 'python',
  rb: 'ruby',
  sh: 'bash',
  sql: 'sql',
  svelte: 'xml',
  svg: 'xml',
  toml: 'ini',
  ts: 'typescript',
  tsx: 'typescript',
  vue: 'xml',
  xml: 'xml',
  yaml: 'yaml',
  yml: 'yaml',
}

/** The highlighter's language for a file, or null for plain text. */
export function languageOf(path: string): string | null {
  const name = path.split('/').at(-1) ?? path
  if (name === 'Dockerfile') return 'dockerfile'
  if (name === 'Gemfile' || name === 'Rakefile') return 'ruby'
  if (name.startsWith('.env')) return 'ini'
  return BY_ENDING[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? null
}
