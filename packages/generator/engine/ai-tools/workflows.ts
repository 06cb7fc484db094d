import type { GeneratedFile } from '../../model/project-file'
import { file } from './file'
import { blocks, code } from './text'
import type { Ecosystem, ToolProject } from './project'

export type { Ecosystem }

/** Weekly updates of the packages in these folders, and of the actions of the workflows. */
export function dependabot(ecosystems: readonly Ecosystem[]): GeneratedFile {
  return file(
    '.github/dependabot.yml',
    code`
      version: 2

      updates:
        ${blocks(...[...ecosystems, { name: 'github-actions', directory: '/' }].map(update))}
    `,
  )
}

/** Groups small updates in one pull request; large updates come alone. */
function update({ name, directory }: Ecosystem): string {
  return code`
    - package-ecosystem: ${name}
      directory: ${directory}
      schedule:
        interval: weekly
      groups:
        small-updates:
          update-types: [minor, patch]
  `
}

/** The install command in the form that takes the lock file as it is or fails. */
const locked = (install: string) =>
  install.replace('npm install', 'npm ci').replace('uv sync', 'uv sync --locked')

export function testWorkflow({ ciSetup, install, testSteps }: ToolProject): GeneratedFile {
  return file(
    '.github/workflows/test.yml',
    code`
      name: Tests

      on:
        push:
          branches: [main]
        pull_request:

      permissions:
        contents: read

      jobs:
        test:
          strategy:
            fail-fast: false
            matrix:
              system: [ubuntu-latest, macos-latest, windows-latest]
          runs-on: \${{ matrix.system }}
          timeout-minutes: 15
          steps:
            - uses: actions/checkout@v4
            ${ciSetup}
            - run: ${locked(install)}
            ${testSteps}
    `,
  )
}
