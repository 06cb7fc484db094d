import type { GeneratedFile } from '../../../../model/project-file'
import { file } from '../../file'
import { blocks, code, lines } from '../../text/code'
import { markdown } from '../../text/escape'
import { table, type ToolProject, toolStructure } from '../../ai-tools'
import type { StarterContext, StarterDefinition } from '../definitions'

/** `README.md` */
export function readme(
  definition: StarterDefinition,
  context: StarterContext,
  tools: ToolProject,
): GeneratedFile {
  return file(
    'README.md',
    blocks(
      `# ${markdown(context.title)}`,
      markdown(context.summary),
      definition.introduction,
      run(definition),
      blocks('## Commands', table('Command', tools.commands), definition.platform.versions),
      configuration(definition),
      definition.sections(context),
      blocks('## Structure', table('Path', [...tools.structure, ...toolStructure(tools)])),
    ),
  )
}

function run({ platform, run: { commands, text } }: StarterDefinition): string {
  return code`
    ## Run it

    You need ${platform.requirement}.

    \`\`\`sh
    ${lines(...commands)}
    \`\`\`

    ${text}
  `
}

function configuration({ environment, environmentNote }: StarterDefinition): string {
  const rows = environment.map(
    ({ name, value, description }) => `| \`${name}\` | ${value ? `\`${value}\`` : ''} | ${description} |`,
  )
  return blocks(
    '## Configuration',
    environmentNote,
    lines('| Variable | Default | Purpose |', '| --- | --- | --- |', ...rows),
  )
}
