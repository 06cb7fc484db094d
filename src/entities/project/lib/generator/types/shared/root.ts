import type { GeneratedFile } from '../../../../model/project-file'
import { file } from '../../file'
import { code, lines } from '../../text/code'
import type { StarterDefinition } from '../definitions'

/** The files at the top of every starter that are not its own. */
export function rootFiles(definition: StarterDefinition): GeneratedFile[] {
  return [
    file('.env.example', environmentExample(definition)),
    file(
      '.gitignore',
      lines(...definition.platform.ignored, '.env', ...definition.ignored, '*.log', '.DS_Store'),
    ),
    file('.editorconfig', editorconfig(definition)),
    file('.github/workflows/ci.yml', workflow(definition)),
  ]
}

function environmentExample({ environment, environmentNote }: StarterDefinition): string {
  const variables = environment.map(({ name, value, example, description }) =>
    lines(`# ${description}`, example && `# Example: ${name}=${example}`, `${name}=${value}`),
  )
  return lines(`# ${environmentNote}`, '# Every variable is optional.', ...variables)
}

function editorconfig({ platform }: StarterDefinition): string {
  return code`
    root = true

    [*]
    charset = utf-8
    end_of_line = lf
    indent_style = space
    indent_size = 2
    insert_final_newline = true
    trim_trailing_whitespace = true

    ${platform.indent !== 2 && `[*.py]\nindent_size = ${platform.indent}\n`}
    [*.md]
    trim_trailing_whitespace = false
  `
}

function workflow({ platform, verify }: StarterDefinition): string {
  return code`
    name: CI

    on:
      push:
        branches: [main]
      pull_request:

    permissions:
      contents: read

    jobs:
      build:
        runs-on: ubuntu-latest
        timeout-minutes: 15
        steps:
          - uses: actions/checkout@v4
          ${platform.ciSetup}
          - run: ${platform.install}
          ${verify.check && `- run: ${verify.check.join(' ')}`}
          - run: ${verify.test.join(' ')}
  `
}
