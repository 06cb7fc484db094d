import { file } from '../../file'
import { code } from '../../text/code'
import { packageJson } from '../../text/escape'
import { NODE_MINIMUM } from '../../versions'
import type { Platform, StarterContext } from '../definitions'

/** Projects that npm installs. */
export function nodePlatform(minimum = NODE_MINIMUM): Platform {
  return {
    requirement: `Node.js ${minimum} or newer`,
    install: 'npm install',
    versions: 'Dependencies have exact versions. Commit the `package-lock.json` that `npm install` writes.',
    ecosystem: 'npm',
    ciSetup: code`
      - uses: actions/setup-node@v4
        with:
          node-version: 22
    `,
    ignored: ['node_modules/'],
    indent: 2,
  }
}

export interface NodeManifest {
  scripts: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  /** Further members, such as `main`. */
  more?: Record<string, unknown>
  minimum?: string
}

/** `package.json` */
export function nodeManifest({ slug, summary }: StarterContext, manifest: NodeManifest) {
  const { scripts, dependencies, devDependencies, more, minimum = NODE_MINIMUM } = manifest
  return file(
    'package.json',
    packageJson({
      name: slug,
      version: '0.1.0',
      private: true,
      description: summary,
      type: 'module',
      ...more,
      engines: { node: `>=${minimum}` },
      scripts,
      dependencies,
      devDependencies,
    }),
  )
}
