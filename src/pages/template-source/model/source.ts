import { generateFor } from '@/entities/project'
import {
  BACKENDS,
  DATABASES,
  DEFAULT_PROJECT_CONFIG,
  FRONTENDS,
  type GeneratedFile,
  type Project,
  type ProjectConfig,
  SAMPLE_PROJECTS,
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
  const { files } = await generateFor(projectOf(template))
  return { template, files: files.toSorted((one, other) => one.path.localeCompare(other.path)) }
}

function projectOf({ name, description, technologies }: Template): Project {
  const [sample] = SAMPLE_PROJECTS as [Project]
  const pick = <T extends string>(known: readonly T[], fallback: T) =>
    known.find((one) => technologies.includes(one)) ?? fallback
  const config: ProjectConfig = {
    ...DEFAULT_PROJECT_CONFIG,
    frontend: pick(FRONTENDS, DEFAULT_PROJECT_CONFIG.frontend),
    backend: pick(BACKENDS, DEFAULT_PROJECT_CONFIG.backend),
    database: pick(DATABASES, DEFAULT_PROJECT_CONFIG.database),
    name,
    description,
  }
  return { ...sample, name, description, config }
}
