import type { ToolProject } from '../../ai-tools'
import type { StarterContext, StarterDefinition } from '../definitions'

/** A starter as the AI tools see it. */
export function toolProject(definition: StarterDefinition, context: StarterContext): ToolProject {
  const { platform, verify, coverage, benchmark } = definition
  const { has, title, summary } = context
  const test = verify.test.join(' ')
  return {
    title,
    summary,
    has,
    install: platform.install,
    commands: [
      ...definition.commands,
      ...(has('testing') && coverage ? [coverage] : []),
      ...(has('performance') ? [benchmark.command] : []),
    ],
    structure: definition.structure,
    conventions: definition.conventions,
    checklist: definition.checklist,
    gates: [...(verify.check ? [verify.check.join(' ')] : []), test],
    architecture: definition.architecture,
    ecosystems: [{ name: platform.ecosystem, directory: '/' }],
    ciSetup: platform.ciSetup,
    testSteps: `- run: ${coverage?.[0] ?? test}`,
    benchmark: { command: benchmark.command, file: benchmark.file(context) },
  }
}
