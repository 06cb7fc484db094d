import {
  type AiToolId,
  chosenFrom,
  type ChosenStack,
  type ChosenTemplate,
  OWN_STACK,
  type ProjectTemplate,
  type ProjectType,
  type Repository,
  templatesFor,
  toggleTool,
  typeOfTemplate,
  type Visibility,
  type TemplateWizardValues,
} from '@/entities/project/model'
import { CATEGORY_LABELS, SAMPLE_TEMPLATES } from '@/entities/template/model'

export type TemplateWizardChange =
  | { type: 'details.change'; field: 'name' | 'description'; value: string }
  | { type: 'type.select'; projectType: ProjectType }
  | { type: 'visibility.select'; visibility: Visibility }
  | { type: 'repository.change'; repository: Partial<Repository> }
  | { type: 'template.select'; template: ChosenTemplate }
  | { type: 'stack.select'; stack: ChosenStack }
  | { type: 'member.remove'; id: string }
  | { type: 'tool.toggle'; id: AiToolId }

/** The values after a change. A template that is not for a newly chosen type is let go. */
export function changed(values: TemplateWizardValues, change: TemplateWizardChange): TemplateWizardValues {
  switch (change.type) {
    case 'details.change':
      return { ...values, [change.field]: change.value }
    case 'type.select': {
      const fits = values.template && typeOfTemplate(values.template) === change.projectType
      return { ...values, type: change.projectType, template: fits ? values.template : null }
    }
    case 'visibility.select':
      return {
        ...values,
        visibility: change.visibility,
        repository: { ...values.repository, private: change.visibility === 'private' },
      }
    case 'repository.change':
      return { ...values, repository: { ...values.repository, ...change.repository } }
    case 'template.select':
      return { ...values, template: change.template, stack: {} }
    case 'stack.select':
      return { ...values, stack: { ...values.stack, ...change.stack } }
    case 'member.remove':
      return { ...values, teamMembers: values.teamMembers.filter(({ id }) => id !== change.id) }
    case 'tool.toggle':
      return { ...values, aiTools: toggleTool(values.aiTools, change.id) }
  }
}

/** The templates of the gallery, in the wizard's words. */
const GALLERY: readonly ProjectTemplate[] = SAMPLE_TEMPLATES.map((template) => ({
  ...chosenFrom({ ...template, category: CATEGORY_LABELS[template.category] }),
  aiRecommended: false,
}))

/**
 * WZA-03: the documented templates of the chosen type, those of the gallery, and for a web app the choice of a stack. A template
 * of the gallery that is not known here comes first.
 */
export function offeredTemplates({ type, template }: TemplateWizardValues): ProjectTemplate[] {
  if (type === '') return []
  const known = [
    ...templatesFor(type),
    ...GALLERY.filter((one) => typeOfTemplate(one) === type),
    ...(type === 'web-app' ? [OWN_STACK] : []),
  ]
  if (!template || known.some(({ id }) => id === template.id)) return known
  return [{ ...template, aiRecommended: false }, ...known]
}

/** The field that a change is about. */
export function fieldOf(change: TemplateWizardChange): Extract<keyof TemplateWizardValues, string> {
  switch (change.type) {
    case 'details.change':
      return change.field
    case 'type.select':
      return 'type'
    case 'visibility.select':
      return 'visibility'
    case 'repository.change':
      return 'repository'
    case 'template.select':
      return 'template'
    case 'stack.select':
      return 'stack'
    case 'member.remove':
      return 'teamMembers'
    case 'tool.toggle':
      return 'aiTools'
  }
}
