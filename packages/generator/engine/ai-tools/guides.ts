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

      For coding assistants and everyone else who changes this project.

      ${markdown(summary)}

      ## Commands

      Install with \`${install}\`.

      ${table('Command', commands)}

      ## Structure

      ${table('Path', allPaths(project))}

      ## Conventions

      ${list(conventions)}

      ## Before a change is done

      These commands must succeed: ${gates.map((gate) => `\`${gate}\``).join(', ')}. A change in behavior needs a test that
      fails without it. Never commit generated folders or secrets.
    `,
  )
}

export function contributing({ title, install, conventions, checklist, gates }: ToolProject): GeneratedFile {
  return file(
    'CONTRIBUTING.md',
    code`
      # Contributing to ${markdown(title)}

      1. Create a branch, install with \`${install}\`, and change one thing.
      2. Write a test that fails without the change.
      3. Run ${gates.map((gate) => `\`${gate}\``).join(' and ')}.
      4. Open a pull request; its template asks for what a reviewer needs to know.

      ## Review checklist

      ${list([
        'The change does what its description says, and nothing else.',
        'A test fails without it. Errors and empty input are also tested.',
        ...checklist,
        'No secrets, personal data or generated folders are committed.',
        'Comments explain why, not what; the README is still correct.',
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
      ## What this changes and why

      ## How it was tested

      ${lines(...gates.map((gate) => `- [ ] \`${gate}\` passes`))}
      - [ ] A test fails without this change
      - [ ] Every point of the review checklist in CONTRIBUTING.md is met

      ## What reviewers should look at
    `,
  )
}

export function architecture(project: ToolProject): GeneratedFile {
  return file(
    'docs/architecture.md',
    code`
      # Architecture of ${markdown(project.title)}

      ${project.architecture}

      ## Project structure

      ${table('Path', allPaths(project))}

      ## Conventions

      ${list(project.conventions)}
    `,
  )
}
