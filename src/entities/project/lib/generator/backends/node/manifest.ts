import type { ServerContext } from '../../definitions'
import { file } from '../../file'
import { json, packageJson } from '../../text/escape'
import { NODE_MINIMUM, pinned } from '../../versions'
import { nodeStore } from './stores'

/** `server/package.json`. */
export function manifestFile(project: ServerContext) {
  const store = nodeStore(project)
  const scripts = {
    dev: 'tsx watch src/main.ts',
    start: 'node --import tsx src/main.ts',
    check: 'tsc',
    ...(project.has('tests') ? { test: 'node --import tsx --test test/*.test.ts' } : {}),
  }
  return file(
    'package.json',
    packageJson({
      name: `${project.slug}-server`,
      version: '0.1.0',
      private: true,
      type: 'module',
      engines: { node: `>=${NODE_MINIMUM}` },
      scripts,
      dependencies: pinned('hono', '@hono/node-server', 'tsx', ...store.dependencies),
      devDependencies: pinned('typescript', '@types/node', ...(store.devDependencies ?? [])),
    }),
  )
}

/** `tsconfig.json`: checks only; the code runs as it is. */
export function typescriptFile(include: string[]) {
  return file(
    'tsconfig.json',
    json({
      compilerOptions: {
        target: 'ES2023',
        lib: ['ES2023'],
        module: 'NodeNext',
        strict: true,
        noUncheckedIndexedAccess: true,
        noUnusedLocals: true,
        noUnusedParameters: true,
        verbatimModuleSyntax: true,
        erasableSyntaxOnly: true,
        allowImportingTsExtensions: true,
        noEmit: true,
        skipLibCheck: true,
        types: ['node'],
      },
      include,
    }),
  )
}
