import type { GeneratedFile } from '../../model/project-file'
import { file } from './file'
import { code, lines } from './text'
import { markdown } from '../escape'
import { allPaths, list, type ToolProject, table } from './project'

export function agents(project: ToolProject): GeneratedFile {
  const { title, summary, install, commands, conventions, gates } = project
  return file(
    'AGENTS.md',
    code`
      # Working on ${markdown(title)}

      For coding assistants, and for everyone else who changes this project.

      ${markdown(summary)}

      ## Commands

      Install with \`${install}\`.

      ${table('Command', commands)}

      ## Structure

      ${table('Path', allPaths(project))}

      ## Conventions

      ${list(conventions)}

      ## Before a change is done

      These end without an error: ${gates.map((gate) => `\`${gate}\``).join(', ')}. A change of behaviour comes with a test
      that fails without it. Generated folders and secrets are never committed.
    `,
  )
}

export function contributing({ title, install, conventions, checklist, gates }: ToolProject): GeneratedFile {
  return file(
    'CONTRIBUTING.md',
    code`
      # Contributing to ${markdown(title)}

      1. Make a branch, install with \`${install}\`, and change one thing.
      2. Write a test that fails without the change.
      3. Run ${gates.map((gate) => `\`${gate}\``).join(' and ')}.
      4. Open a pull request; its template asks what a reviewer has to know.

      ## Review checklist

      ${list([
        'The change does what its description says, and nothing else.',
        'A test fails without it. Errors and empty input are tested too.',
        ...checklist,
        'No secret, no personal data and no generated folder is committed.',
        'Names and comments say why; the readme still tells the truth.',
      ])}

      ## Conventions

      ${list(conventions)}
    `,
  )
}

export function pullRequest({ gates }: ToolProject): GeneratedFile {
  return file(
    '.github/pull_request_template.md',
    code`
      ## What changes, and why

      ## How it was tested

      ${lines(...gates.map((gate) => `- [ ] \`${gate}\` passes`))}
      - [ ] A test fails without this change
      - [ ] The review checklist in CONTRIBUTING.md holds

      ## What a reviewer should look at
    `,
  )
}

export function architecture(project: ToolProject): GeneratedFile {
  return file(
    'docs/architecture.md',
    code`
      # Architecture of ${markdown(project.title)}

      ${project.architecture}

      ## Where to find what

      ${table('Path', allPaths(project))}

      ## Conventions

      ${list(project.conventions)}
    `,
  )
}
