import {
  type CodeSource,
  codeSource,
  DEFAULT_PROJECT_CONFIG,
  stackOfTemplate,
  typeOfTemplate,
} from '@/entities/project/model'
import { SAMPLE_TEMPLATES, type Template } from '@/entities/template/model'

/** The template with this id, or null when there is none or none of its code is public. */
export function sourceTemplate(id: string | undefined): Template | null {
  const template = SAMPLE_TEMPLATES.find((one) => one.id === id)
  return template?.githubUrl ? template : null
}

/** The source that the code of a template is generated from: the same as of a project that starts with the template. */
export function sourceOfTemplate(template: Template): CodeSource {
  const { id, name, description, technologies } = template
  const type = typeOfTemplate(template)
  const config = { ...DEFAULT_PROJECT_CONFIG, ...stackOfTemplate(technologies), name, description }
  return codeSource({
    name,
    description,
    type,
    template: id,
    aiTools: [],
    config: type === 'web-app' ? config : null,
  })
}
