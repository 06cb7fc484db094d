import { generateFiles } from '@/entities/project'
import {
  codeSource,
  DEFAULT_PROJECT_CONFIG,
  type GeneratedFile,
  stackOfTemplate,
  typeOfTemplate,
} from '@/entities/project/model'
import { SAMPLE_TEMPLATES, type Template } from '@/entities/template/model'

export interface TemplateSource {
  template: Template
  files: GeneratedFile[]
}

/** The code of a template as the generator writes it; null when no template has this id or none of its code is public. */
export async function templateSourceLoader({
  params,
}: {
  params: Record<string, string | undefined>
}): Promise<TemplateSource | null> {
  const template = SAMPLE_TEMPLATES.find(({ id }) => id === params.id)
  if (!template?.githubUrl) return null
  const files = await generateFiles({
    source: sourceOf(template),
    createdAt: '2026-01-01T00:00:00.000Z',
    createdBy: 'orrery',
  })
  return { template, files }
}

function sourceOf(template: Template) {
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
