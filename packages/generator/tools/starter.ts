import { zipProject, projectFileName } from '../archive'
import { generateCode } from '../code'
import { type OptionProblem, starterOptions, starterSource } from '../starter'
import { readVersions, templatesOnDisk } from './read'

/** A project as a zip, or why there is none. */
export type Answer = { fileName: string; bytes: Uint8Array } | { problems: OptionProblem[] }

export interface Starter {
  options: () => object
  /** Makes the project of an address's parameters: the same parameters give the same bytes. */
  zip: (asked: Iterable<[name: string, value: string]>) => Promise<Answer>
}

/** Answers requests for a project by clients that do not open the site. */
export function createStarter(templates = templatesOnDisk()): Starter {
  // The time in the archive: that of the versions, so that the bytes change only with them.
  const createdAt = `${readVersions().checked?.npm ?? '2026-01-01'}T00:00:00.000Z`
  return {
    options: starterOptions,
    async zip(asked) {
      const source = starterSource(asked)
      if (Array.isArray(source)) return { problems: source }
      const project = await generateCode({ source, createdAt, createdBy: 'orrery' }, templates)
      return { fileName: projectFileName(source.name, 'zip'), bytes: zipProject(project) }
    },
  }
}
