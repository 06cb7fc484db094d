import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { keepProject, recordActivity } from '@/entities/project'
import type { CreationRefusal, Profile } from '@/entities/profile/model'
import { type Project, type ProjectConfig, projectAddress } from '@/entities/project/model'
import { paths } from '@/shared/config'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { canGoBack } from '@/shared/lib/navigation'
import { drawSeed } from '@/shared/lib/random'
import { createProjectBMachine } from '@machines/create-project-b'
import { autoSaveOf } from './auto-save'
import type { Opening } from './opening'

export type CreateProjectBActor = ActorRefFrom<typeof createProjectBMachine>

export interface CreateProjectBOptions {
  opening: Opening<ProjectConfig>
  profile: Profile
  /** CRT-02: what the gate says about the account at this moment; null lets it through. */
  checkAccount: () => CreationRefusal | null
}

/** Wizard reading B of this page, bound to the account, this browser's storage and the router. */
export function useCreateProjectB({
  opening,
  profile,
  checkAccount,
}: CreateProjectBOptions): CreateProjectBActor {
  const navigate = useNavigate()
  const { random, now } = useActorEnvironment()
  const [seed] = useState(() => drawSeed(random))
  return usePageActor(createProjectBMachine, {
    input: { config: opening.values, draft: opening.draft, seed },
    effects: {
      actors: {
        autoSave: autoSaveOf(profile.id, now),
        creation: {
          actors: {
            checkAccount: async () => checkAccount(),
            async saveProject({ input: { order } }) {
              const project = newProject(order, profile, now())
              const kept = keepProject(profile.id, project).ok
              recordActivity(profile.id, project.id, 'created', now())
              return { project, kept }
            },
          },
        },
      },
      actions: { leave: () => void (canGoBack() ? navigate(-1) : navigate(paths.projects)) },
    },
  })
}

function newProject(
  { config, suffix }: { config: ProjectConfig; suffix: string },
  profile: Profile,
  now: number,
): Project {
  return {
    id: crypto.randomUUID(),
    name: config.name,
    description: config.description,
    type: 'web-app',
    template: null,
    teamMembers: [],
    aiTools: [],
    createdAt: new Date(now).toISOString(),
    createdBy: profile.username ?? profile.email,
    url: projectAddress(config.name, suffix),
    status: 'active',
    lastCommit: null,
    stars: 0,
    config,
  }
}
