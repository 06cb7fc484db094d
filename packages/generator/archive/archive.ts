import { strToU8, type Zippable, zipSync } from 'fflate'
import type { ProjectConfig } from '../model/config'
import type { ProjectFile } from '../model/project-file'
import { FEATURES } from '../model/technologies'
import { projectSlug } from '../engine/names'
import { assertSafePath } from './safe-path'

/** Regular file, rw-r--r--, as Unix keeps it in the upper half of the external attributes. */
const UNIX_FILE = (0o100644 << 16) >>> 0
/** rwxr-xr-x, for what is started by its name: `mvnw`. */
const UNIX_PROGRAM = (0o100755 << 16) >>> 0
const UNIX = 3

/** The earliest and latest year that the zip format can hold. */
const FIRST_YEAR = 1980
const LAST_YEAR = 2099

/**
 * The project as a zip archive: every file inside one folder named after the project, with the creation time of the
 * project, so that the same project gives the same bytes in every time zone. Throws on a path that leaves the folder or
 * that some system cannot store.
 */
export function zipProject(project: ProjectFile): Uint8Array {
  const folder = projectSlug(project.name)
  const mtime = zipTime(project.metadata.createdAt)
  const entries: Zippable = {}
  const seen = new Set<string>()
  for (const { path, content } of project.files) {
    assertSafePath(path)
    // Windows and macOS do not tell upper and lower case apart.
    const key = path.toLowerCase()
    if (seen.has(key)) throw new Error(`Two files are called ${path}.`)
    seen.add(key)
    entries[`${folder}/${path}`] = [
      strToU8(content),
      { mtime, os: UNIX, attrs: content.startsWith('#!') ? UNIX_PROGRAM : UNIX_FILE },
    ]
  }
  return zipSync(entries, { level: 9 })
}

/** A download name such as `field-notes.zip`, whatever the project is called. */
export function projectFileName(name: string, extension: string): string {
  const safe = extension
    .replace(/^\.+/, '')
    .replace(/[^A-Za-z0-9.]+/g, '')
    .replace(/\.+$/, '')
  return safe ? `${projectSlug(name)}.${safe}` : projectSlug(name)
}

/** The documented single project file (PRJ-08) as readable JSON, with its keys always in the same order. */
export function serializeProjectFile(project: ProjectFile): string {
  const { name, description, config, files, metadata } = project
  const ordered = {
    name,
    description,
    config: orderedConfig(config),
    files: files.map(({ path, content }) => ({ path, content })),
    metadata: {
      createdAt: metadata.createdAt,
      generator: metadata.generator,
      version: metadata.version,
      createdBy: metadata.createdBy,
      environment: metadata.environment,
      resources: orderedResources(metadata.resources),
    },
  }
  return `${JSON.stringify(ordered, null, 2)}\n`
}

function orderedConfig(config: ProjectFile['config']): ProjectFile['config'] {
  if (!('frontend' in config)) {
    const { name, description, type, template, aiTools } = config
    return { name, description, type, template, aiTools }
  }
  const features = Object.fromEntries(FEATURES.map((feature) => [feature, config.features[feature]]))
  return {
    name: config.name,
    description: config.description,
    frontend: config.frontend,
    backend: config.backend,
    database: config.database,
    features: features as ProjectConfig['features'],
    environment: config.environment,
    resources: orderedResources(config.resources),
  }
}

function orderedResources({ cpu, memory, storage }: ProjectConfig['resources']) {
  return { cpu, memory, storage }
}

/**
 * The zip format stores local time and fflate reads it from the local fields of a date, so the UTC fields are moved there.
 */
function zipTime(createdAt: string): Date {
  const time = new Date(createdAt)
  const year = time.getUTCFullYear()
  if (Number.isNaN(year) || year < FIRST_YEAR || year > LAST_YEAR) return new Date(FIRST_YEAR, 0, 1)
  return new Date(
    year,
    time.getUTCMonth(),
    time.getUTCDate(),
    time.getUTCHours(),
    time.getUTCMinutes(),
    time.getUTCSeconds(),
  )
}
