import { useState } from 'react'
import { keepProject, recordActivity } from '@/entities/project'
import type { CreationRefusal, Profile } from '@/entities/profile/model'
import {
  AI_TOOLS,
  type codeSource,
  DEFAULT_PROJECT_CONFIG,
  type Project,
  stackOfTemplate,
  wizardAAddress,
  type WizardAValues,
} from '@/entities/project/model'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { drawSeed } from '@/shared/lib/random'
import { createProjectAMachine } from '@machines/create-project-a'
import { autoSaveOf } from './auto-save'
import type { Opening } from './opening'

export type CreateProjectAActor = ActorRefFrom<typeof createProjectAMachine>

export interface CreateProjectAOptions {
  opening: Opening<WizardAValues>
  profile: Profile
  /** CRT-02: what the gate says about the account at this moment; null lets it through. */
  checkAccount: () => CreationRefusal | null
  /** WZA-08: takes the new project. */
  onCreated: (project: Project) => void
}

/** Wizard reading A, bound to the account and this browser's storage. */
export function useCreateProjectA({
  opening,
  profile,
  checkAccount,
  onCreated,
}: CreateProjectAOptions): CreateProjectAActor {
  const { random, now } = useActorEnvironment()
  const [seed] = useState(() => drawSeed(random))
  return usePageActor(createProjectAMachine, {
    input: { values: opening.values, draft: opening.draft, seed },
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
      actions: {
        report({ project }) {
          if (project) onCreated(project)
        },
      },
    },
  })
}

/** The part of the project that its code is made from. The stack of a web app comes from its template. */
export function sourceOfA(values: WizardAValues): Parameters<typeof codeSource>[0] {
  const { name, description, template } = values
  const type = values.type || 'web-app'
  const stack = { ...DEFAULT_PROJECT_CONFIG, ...stackOfTemplate(template?.technologies ?? []) }
  return {
    name,
    description,
    type,
    template: template?.id ?? null,
    aiTools: AI_TOOLS.filter(({ id }) => values.aiTools.includes(id)).map(({ id, name }) => ({
      id,
      name,
      enabled: true,
    })),
    config: type === 'web-app' ? { ...stack, name, description } : null,
  }
}

function newProject(values: WizardAValues, profile: Profile, now: number): Project {
  return {
    ...sourceOfA(values),
    id: crypto.randomUUID(),
    teamMembers: values.teamMembers,
    createdAt: new Date(now).toISOString(),
    createdBy: profile.username ?? profile.email,
    url: wizardAAddress(values.name),
    status: 'active',
    lastCommit: null,
    stars: 0,
    visibility: values.visibility,
    repository: values.repository,
  }
}
