import type { GeneratedFile } from '../model/project-file'
import { dependabot, type Ecosystem } from './ai-tools/workflows'
import { holds } from './condition'
import type { Stack, Versions } from './manifest'
import { commandOf, filled, withVersions } from './merge'
import type { Order, Placed } from './project'
import type { Values } from './render'

/** How `dependabot.yml` names a package manager. */
export const DEPENDABOT: Record<Stack['ecosystem'], string> = {
  npm: 'npm',
  pypi: 'uv',
  maven: 'maven',
  go: 'gomod',
  gems: 'bundler',
  composer: 'composer',
  nuget: 'nuget',
}

/** The folders of a project whose packages have updates; npm's workspaces are looked after at the top. */
export function ecosystemsOf(placed: readonly Placed[]): Ecosystem[] {
  const hasWeb = placed.some(({ folder }) => folder === 'web')
  return placed
    .filter(({ folder, part }) => (hasWeb && part.stack.ecosystem === 'npm') === (folder === ''))
    .map(({ folder, part }) => ({ name: DEPENDABOT[part.stack.ecosystem], directory: `/${folder}` }))
}

const FEATURES = 'ghcr.io/devcontainers/features'

/**
 * What a project with `deployment` has for those who keep it: `.github/dependabot.yml`, and a Dev Container with the
 * languages of its parts, Docker for the database where that is a container, and its packages installed.
 */
export function upkeepFiles(
  { choice, title }: Order,
  placed: readonly Placed[],
  values: Values,
  versions: Versions,
): GeneratedFile[] {
  const server = placed.find(({ folder }) => folder === 'server')
  if (!server || !choice.features.includes('deployment')) return []
  const hasWeb = placed.some(({ folder }) => folder === 'web')
  const container = server.part.stack.devContainer
  const node = { version: versions.runtimes?.node ?? '' }
  const features = {
    ...container?.features,
    ...(hasWeb ? { [`${FEATURES}/node:1`]: node } : {}),
    ...(choice.database === 'firebase'
      ? { [`${FEATURES}/java:1`]: { version: versions.runtimes?.java } }
      : {}),
    // SQLite and the databases that run inside the server need no container of their own.
    ...(choice.database === 'sqlite' ? {} : { [`${FEATURES}/docker-in-docker:2`]: { moby: false } }),
  }
  const install = commandOf(server, 'install') ?? ''
  const inServer = `(cd server && ${filled(install, values)})`
  const commands = [
    ...(container?.prepare ?? []).filter(([, when]) => holds(when, server.names)).map(([line]) => line),
    hasWeb && 'npm install',
    hasWeb && server.part.stack.ecosystem === 'npm' ? undefined : inServer,
  ].filter(Boolean)
  const images = ['/', ...(choice.frontend === 'next' ? ['/web'] : [])].map((directory) => ({
    name: 'docker',
    directory,
  }))
  const ports = [...new Set([values.webPort, values.port].map(Number))]
  const devContainer = {
    name: title,
    image: withVersions(container?.image ?? 'mcr.microsoft.com/devcontainers/base:ubuntu', versions),
    features: JSON.parse(withVersions(JSON.stringify(features), versions)) as object,
    forwardPorts: ports,
    postCreateCommand: withVersions(commands.join(' && '), versions),
  }
  return [
    dependabot([...ecosystemsOf(placed), ...images]),
    { path: '.devcontainer/devcontainer.json', content: `${JSON.stringify(devContainer, null, 2)}\n` },
  ]
}
