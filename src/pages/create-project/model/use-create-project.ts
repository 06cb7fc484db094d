import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { keepProject, recordActivity } from '@/entities/project'
import { useSessionPort } from '@/entities/profile'
import { creationRefusal, type Profile, sessionProfile } from '@/entities/profile/model'
import {
  AI_TOOLS,
  type codeSource,
  DEFAULT_PROJECT_CONFIG,
  type Project,
  projectAddress,
  type ProjectConfig,
  stackOfTemplate,
  templateWizardAddress,
  type TemplateWizardValues,
} from '@/entities/project/model'
import { paths } from '@/shared/config'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { canGoBack } from '@/shared/lib/navigation'
import { drawSeed } from '@/shared/lib/random'
import { templateWizardMachine } from '@machines/create-project-a'
import { stackWizardMachine } from '@machines/create-project-b'
import { autoSaveOf } from './auto-save'
import type { Opening } from './opening'

export type TemplateWizardActor = ActorRefFrom<typeof templateWizardMachine>
export type StackWizardActor = ActorRefFrom<typeof stackWizardMachine>

/** The template wizard, bound to the account and this browser's storage; `onCreated` takes the new project (WZA-08). */
export function useTemplateWizard(
  { values, draft }: Opening<TemplateWizardValues>,
  profile: Profile,
  onCreated: (project: Project) => void,
): TemplateWizardActor {
  const { seed, actors } = useCreation(profile, templateWizardProject)
  return usePageActor(templateWizardMachine, {
    input: { values, draft, seed },
    effects: {
      actors,
      actions: {
        report({ project }) {
          // Until the machine has arrived it still works, and leaving its page would be asked.
          if (project) queueMicrotask(() => onCreated(project))
        },
      },
    },
  })
}

/** The stack wizard, bound to the account, this browser's storage and the router. */
export function useStackWizard(
  { values, draft }: Opening<ProjectConfig>,
  profile: Profile,
): StackWizardActor {
  const navigate = useNavigate()
  const { seed, actors } = useCreation(profile, stackWizardProject)
  return usePageActor(stackWizardMachine, {
    input: { config: values, draft, seed },
    effects: {
      actors,
      actions: { leave: () => void (canGoBack() ? navigate(-1) : navigate(paths.projects)) },
    },
  })
}

type Created = 'id' | 'createdAt' | 'createdBy' | 'status' | 'lastCommit' | 'stars'

/** The effects of both wizards: auto-save, account check, storage. `projectOf` turns an order into a project. */
function useCreation<TOrder>(profile: Profile, projectOf: (order: TOrder) => Omit<Project, Created>) {
  const session = useSessionPort()
  const { random, now } = useActorEnvironment()
  const [seed] = useState(() => drawSeed(random))
  const actors = {
    autoSave: autoSaveOf(profile.id, now),
    creation: {
      actors: {
        checkAccount: async () => creationRefusal(sessionProfile(session.getSnapshot())),
        async saveProject({ input }: { input: { order: TOrder } }) {
          const project: Project = {
            ...projectOf(input.order),
            id: crypto.randomUUID(),
            createdAt: new Date(now()).toISOString(),
            createdBy: profile.username ?? profile.email,
            status: 'active',
            lastCommit: null,
            stars: 0,
          }
          const { ok: kept } = await keepProject(profile.id, project)
          recordActivity(profile.id, project.id, 'created', now())
          return { project, kept }
        },
      },
    },
  }
  return { seed, actors }
}

/** The part of the project that its code is made from. The stack of a web app comes from its template. */
export function templateWizardSource(values: TemplateWizardValues): Parameters<typeof codeSource>[0] {
  const { name, description, template } = values
  const type = values.type || 'web-app'
  const stack = {
    ...DEFAULT_PROJECT_CONFIG,
    ...stackOfTemplate(template?.technologies ?? []),
    ...values.stack,
  }
  const tools = AI_TOOLS.filter(({ id }) => values.aiTools.includes(id))
  return {
    name,
    description,
    type,
    template: template?.id ?? null,
    aiTools: tools.map(({ id, name }) => ({ id, name, enabled: true })),
    config: type === 'web-app' ? { ...stack, name, description } : null,
  }
}

const templateWizardProject = (values: TemplateWizardValues): Omit<Project, Created> => ({
  ...templateWizardSource(values),
  teamMembers: values.teamMembers,
  url: templateWizardAddress(values.name),
  visibility: values.visibility,
  repository: values.repository,
})

const stackWizardProject = ({
  config,
  suffix,
}: {
  config: ProjectConfig
  suffix: string
}): Omit<Project, Created> => ({
  name: config.name,
  description: config.description,
  type: 'web-app',
  template: null,
  teamMembers: [],
  aiTools: [],
  url: projectAddress(config.name, suffix),
  config,
})
