import { apiKeys } from '@/entities/api-key/model'
import { datasets } from '@/entities/dataset/model'
import { deployedModels } from '@/entities/deployment/model'
import { listEndpoints } from '@/entities/endpoint'
import { llmProviders } from '@/entities/llm-provider/model'
import { teamMembers } from '@/entities/member/model'
import { readDrafts } from '@/entities/project'
import { draftName, projects } from '@/entities/project/model'
import { jobAt, trainingJobs } from '@/entities/training-job/model'
import { workspaceService } from '@/entities/workspace'
import { chosenWorkspace, personalWorkspace } from '@/entities/workspace/model'
import type { Thing, ThingKind } from '@/features/chat-with-assistant'
import { type AiMlTab, hasServer, paths } from '@/shared/config'
import { browserStorage } from '@/shared/lib/browser-storage'
import { type CollectionDefinition, collectionOf, type Entry } from '@/shared/lib/collection'
import { reportError } from '@/shared/lib/report-error'
import { forUser } from '@/shared/lib/storage'

/** The part of a thing that differs between the kinds. */
type Told = Pick<Thing, 'name' | 'path'> & Partial<Pick<Thing, 'about' | 'status' | 'missing' | 'sample'>>

const opened = (tab: AiMlTab, id: string) => `${paths.aiMlTab(tab)}&open=${encodeURIComponent(id)}`

/**
 * Everything that a person has in this browser, by kind, newest first. `now`: ms since 1970. A kind that cannot be read
 * is reported and left out. API keys are listed by name only.
 */
export async function readOwnThings(
  userId: string,
  now: () => number,
  endpointsOf = listEndpoints,
): Promise<Thing[]> {
  const read = async <T extends Entry>(
    kind: ThingKind,
    definition: CollectionDefinition<T>,
    told: (entry: T) => Told,
  ): Promise<Thing[]> => {
    // Samples have the same ids at any time.
    const samples = new Set(definition.samples(0).map(({ id }) => id))
    try {
      const entries = await collectionOf(definition, userId, now).read()
      return entries.map((entry) => ({ kind, id: entry.id, sample: samples.has(entry.id), ...told(entry) }))
    } catch (error) {
      reportError(error)
      return []
    }
  }
  const drafts = readDrafts(userId).map(
    (draft): Thing => ({
      kind: 'draft',
      id: draft.id,
      name: draftName(draft),
      path: paths.resumeDraft(draft.wizard, draft.id),
      sample: false,
    }),
  )
  const shared = browserStorage.read(forUser(chosenWorkspace, userId))
  const all = await Promise.all([
    read('project', projects, ({ id, name, description, sample }) => ({
      name,
      about: description,
      path: paths.project(id),
      sample: sample === true,
    })),
    drafts,
    read('dataset', datasets, ({ id, name, description, status, profile }) => ({
      name,
      about: description,
      status,
      path: opened('datasets', id),
      ...(profile && { missing: profile.columns.reduce((sum, { missing }) => sum + missing, 0) }),
    })),
    read('job', trainingJobs, (job) => ({
      name: job.name,
      status: jobAt(job, now()).status,
      path: opened('models', job.id),
    })),
    readEndpoints(endpointsOf, (shared ?? personalWorkspace(userId)).id),
    read('deployment', deployedModels, ({ id, name, status }) => ({
      name,
      status,
      path: opened('deployment', id),
    })),
    shared
      ? readTeam(shared.id)
      : read('member', teamMembers, ({ id, name, status }) => ({
          name,
          status,
          path: opened('collaboration', id),
        })),
    read('provider', llmProviders, ({ id, name, status }) => ({ name, status, path: opened('llm', id) })),
    read('key', apiKeys, ({ name, status }) => ({ name, status, path: `${paths.apiIntegration}?tab=keys` })),
  ])
  return all.flat()
}

/** ms */
const PATIENCE = 5000

/** The endpoints of a workspace, which answer requests; none when they cannot be read, as without a connection. */
const readEndpoints = (endpointsOf: typeof listEndpoints, workspace: string): Promise<Thing[]> =>
  hasServer()
    ? endpointsOf(workspace, AbortSignal.timeout(PATIENCE)).then(
        (endpoints) =>
          endpoints.map(
            ({ id, name, paused }): Thing => ({
              kind: 'deployment',
              id,
              name,
              status: paused ? 'offline' : 'online',
              path: paths.endpoint(id),
              sample: false,
            }),
          ),
        () => [],
      )
    : Promise.resolve([])

/** The members of a shared workspace; none when they cannot be read, as without a connection. */
const readTeam = (workspace: string): Promise<Thing[]> =>
  workspaceService.team(workspace).then(
    ({ members }) =>
      members.map(
        ({ id, username, email, status }): Thing => ({
          kind: 'member',
          id,
          name: username ?? email,
          status: status === 'active' ? 'active' : 'inactive',
          path: opened('collaboration', id),
          sample: false,
        }),
      ),
    () => [],
  )
