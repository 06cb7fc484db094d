import { createLink, readLinks, revokeLink } from '@/entities/shared-link'
import type { DocumentLinks, NewLink, SharedName } from '@/entities/shared-link/model'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createAskMachine } from '@machines/ask'

/** The open links to a document. */
export const documentLinksMachine = createAskMachine<SharedName, DocumentLinks>({
  id: 'document-links',
  timeout: 15_000,
  atOnce: true,
})

export type LinkChange = { change: 'create'; days: number } | { change: 'revoke'; link: string }

/** Makes a link, which is the answer, or revokes one. */
export const linkChangeMachine = createAskMachine<LinkChange, NewLink | null>({
  id: 'link-change',
  timeout: 15_000,
})

export interface LinkActors {
  links: ActorRefFrom<typeof documentLinksMachine>
  change: ActorRefFrom<typeof linkChangeMachine>
}

export function useLinks(name: SharedName): LinkActors {
  const links = usePageActor(documentLinksMachine, {
    input: { question: name },
    effects: { actors: { answer: ({ input: { question }, signal }) => readLinks(question, signal) } },
  })
  const change = usePageActor(linkChangeMachine, {
    input: { question: { change: 'create', days: 7 } },
    effects: {
      actors: {
        async answer({ input: { question }, signal }) {
          const made =
            question.change === 'create'
              ? await createLink(name, question.days, signal)
              : await revokeLink(question.link, signal).then(() => null)
          links.send({ type: 'ask' })
          return made
        },
      },
    },
  })
  return { links, change }
}
