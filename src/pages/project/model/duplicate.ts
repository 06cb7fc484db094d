import { keepProject, recordActivity } from '@/entities/project'
import { duplicateOf, type Project } from '@/entities/project/model'
import type { Profile } from '@/entities/profile/model'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { randomSuffix } from '@/shared/lib/random'
import { assertStored } from '@/shared/lib/storage'
import { createAskMachine } from '@machines/ask'

/** Duplicates a project; the answer is the copy. */
export const projectDuplicateMachine = createAskMachine<Project | null, Project>({
  id: 'project-duplicate',
  timeout: 5000,
})

export type ProjectDuplicateActor = ActorRefFrom<typeof projectDuplicateMachine>

/** Duplicates of one user's projects. */
export function useProjectDuplicate(profile: Profile): ProjectDuplicateActor {
  const { now, random } = useActorEnvironment()
  return usePageActor(projectDuplicateMachine, {
    input: { question: null },
    effects: {
      actors: {
        async answer({ input: { question } }) {
          if (!question) throw new Error('There is no project to duplicate')
          const copy = duplicateOf(question, {
            id: crypto.randomUUID(),
            suffix: randomSuffix(random, 6),
            createdAt: new Date(now()).toISOString(),
            createdBy: profile.username ?? profile.email,
          })
          assertStored(await keepProject(profile.id, copy), copy.name)
          recordActivity(profile.id, question.id, 'duplicated', now())
          recordActivity(profile.id, copy.id, 'created', now())
          return copy
        },
      },
    },
  })
}
