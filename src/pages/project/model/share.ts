import {
  AI_TOOLS,
  configLink,
  EMPTY_TEMPLATE_WIZARD,
  type Project,
  templateWizardLink,
} from '@/entities/project/model'
import { paths } from '@/shared/config'

/** The address that opens a wizard with the configuration of a project, on whatever machine. */
export function shareLink({ config, name, description, type, aiTools }: Project): string {
  const enabled = new Set(aiTools.filter((tool) => tool.enabled).map(({ id }) => id))
  const tools = AI_TOOLS.map(({ id }) => id).filter((id) => enabled.has(id))
  return paths.createProjectWith(
    config
      ? configLink({ ...config, name, description })
      : templateWizardLink({ ...EMPTY_TEMPLATE_WIZARD, name, description, type, aiTools: tools }),
  )
}
