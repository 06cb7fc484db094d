import { AI_TOOL_IDS, DEFAULT_AI_TOOLS } from '@orrery/generator/model'
import { LINK_DESCRIPTION_LIMIT, LINK_NAME_LIMIT, linkQuery, linkReader, type LinkReading } from './link'
import { BACKENDS, DATABASES, FEATURES, FRONTENDS } from '@orrery/generator/model'
import { type ChosenTemplate, typeOfTemplate, wizardTemplate } from './templates'
import { PROJECT_TYPES, type ProjectConfig } from '@orrery/generator/model'
import { EMPTY_TEMPLATE_WIZARD, VISIBILITIES, type TemplateWizardValues } from './template-wizard'

/** The query of a link to the template wizard. Team members are people, so they stay at home. */
export function templateWizardLink(values: TemplateWizardValues): string {
  return linkQuery([
    ['wizard', 'a'],
    ['name', values.name.trim()],
    ['description', values.description.trim()],
    ['type', values.type],
    ['template', values.template?.id ?? ''],
    ['frontend', values.stack.frontend ?? ''],
    ['backend', values.stack.backend ?? ''],
    ['database', values.stack.database ?? ''],
    ['features', featuresText(values.stack)],
    ['visibility', values.visibility],
    ['tools', values.aiTools.join(',') || 'none'],
  ])
}

/** The values of such a link. `chosen` is the stored template that the link may name. */
export function readTemplateWizardLink(
  search: string,
  chosen: ChosenTemplate | null,
): LinkReading<TemplateWizardValues> | null {
  const link = linkReader(search)
  const tools = link.list('tools', AI_TOOL_IDS)
  const type = link.one('type', PROJECT_TYPES, '')
  const named = link.text('template', LINK_NAME_LIMIT)
  const template = named === '' ? null : chosen?.id === named ? chosen : wizardTemplate(named)
  const fits = template === null || template === chosen || type === '' || typeOfTemplate(template) === type
  if (named !== '' && (!template || !fits)) link.problems.push(`template=${named}`)
  const value: TemplateWizardValues = {
    ...EMPTY_TEMPLATE_WIZARD,
    name: link.text('name', LINK_NAME_LIMIT),
    description: link.text('description', LINK_DESCRIPTION_LIMIT),
    type,
    template: fits ? template : null,
    stack: chosenStack(link),
    visibility: link.one('visibility', VISIBILITIES, EMPTY_TEMPLATE_WIZARD.visibility),
    aiTools: tools ?? [...DEFAULT_AI_TOOLS],
  }
  return link.used() ? { value, problems: link.problems } : null
}

const featuresText = ({ features }: TemplateWizardValues['stack']): string =>
  features ? FEATURES.filter((feature) => features[feature]).join(',') || 'none' : ''

/** The parts of a stack that a link names; the template says the others. */
function chosenStack(link: ReturnType<typeof linkReader>): TemplateWizardValues['stack'] {
  const [frontend, backend, database] = [
    link.one('frontend', FRONTENDS, undefined),
    link.one('backend', BACKENDS, undefined),
    link.one('database', DATABASES, undefined),
  ]
  const on = link.list('features', FEATURES)
  const features =
    on && (Object.fromEntries(FEATURES.map((one) => [one, on.includes(one)])) as ProjectConfig['features'])
  return {
    ...(frontend && { frontend }),
    ...(backend && { backend }),
    ...(database && { database }),
    ...(features && { features }),
  }
}
