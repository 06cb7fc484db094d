import {
  allowChosen,
  keepAsked,
  keepChat,
  keepChosen,
  needsReload,
  readAsked,
  readChat,
  readChosen,
  watchChat,
  watchChosen,
} from '@/entities/assistant'
import { badgeOf, chatOwner } from '@/entities/assistant/model'
import type { SessionPort } from '@/entities/profile/model'
import { readSettings, watchSettings } from '@/entities/settings'
import { DEFAULT_SETTINGS } from '@/entities/settings/model'
import {
  type AssistantActor,
  type AssistantKnown,
  answerQuestion,
  askChosen,
} from '@/features/chat-with-assistant'
import { Failure } from '@/shared/lib/failure'
import { type ActorEnvironment, createAppActor, fromCallback, fromPromise } from '@/shared/lib/machine'
import { drawSeed } from '@/shared/lib/random'
import { assertStored } from '@/shared/lib/storage'
import { type AssistantEvent, assistantMachine } from '@machines/assistant'
import { type StreamDeps, streamReply } from './stream-reply'
import { watchOwner } from './watch-owner'

const NOT_KEPT =
  'This browser’s storage is full or blocked. Your conversation will be lost when you close this tab.'

/** Starts the assistant of this browser, for the account that is signed in or for a visitor. The port calls it once. */
export function createAssistantActor(environment: ActorEnvironment, session: SessionPort): AssistantActor {
  const { now, random } = environment
  /**
   * True while this tab writes: the storage listeners then report this tab's own change, which is not to be read again.
   */
  let writing = false
  /** Whether the conversation is kept: that it no longer is, is said once. */
  let isKept = true

  const write = (act: () => ReturnType<typeof keepChat>) => {
    writing = true
    const result = act()
    writing = false
    return result.ok
  }

  /** Reads the things of the chat's owner; null for a visitor. */
  const readThings = async (owner: string | null) => {
    if (owner === null || owner === chatOwner(null)) return null
    const { readOwnThings } = await import('../own-things')
    return readOwnThings(owner, now)
  }

  /** One account's chat and setting, or a visitor's. Returns the end. */
  const watchStored = (userId: string | null, send: (event: AssistantEvent) => void) => {
    const owner = chatOwner(userId)
    const give = () => {
      const { enabled } = (userId ? readSettings(userId) : DEFAULT_SETTINGS).assistant
      send({ type: 'given', owner, enabled, chat: readChat(owner), asked: readAsked(owner), at: now() })
    }
    const follow = () => {
      const chat = writing ? null : readChat(owner)
      if (chat) send({ type: 'kept.changed', chat, asked: readAsked(owner) })
    }
    const giveProvider = () => {
      // A visitor has no providers.
      const provider = userId ? readChosen(userId) : null
      allowChosen(provider)
      send({ type: 'provider.given', provider })
    }
    give()
    giveProvider()
    const ends = [
      watchChosen(owner, giveProvider),
      watchChat(owner, follow),
      userId ? watchSettings(userId, give) : () => undefined,
    ]
    return () => ends.forEach((end) => end())
  }

  return createAppActor(
    assistantMachine.provide({
      actors: {
        watch: fromCallback(({ sendBack }) => watchOwner(session, (userId) => watchStored(userId, sendBack))),
        answer: fromPromise(async ({ input }) => ({
          reply: await answerQuestion(input.question, () => readThings(input.owner)),
          at: now(),
        })),
        stream: fromCallback(({ input: { owner, provider, messages }, sendBack }) => {
          if (owner === null || provider === null) throw new Failure('could not be turned on')
          // The page's policy would stop it, and it would count as a request that failed.
          if (needsReload(provider.origin))
            throw new Failure('is available after a reload. Choose Reload page')
          const ask: StreamDeps['ask'] = (signal, onText) =>
            askChosen({ owner, provider, messages, signal, onText, now, random })
          return streamReply({ ask, send: sendBack, clock: environment.clock, now })
        }),
      },
      actions: {
        keep: ({ context: { owner, chat }, self }, { change }) => {
          if (owner === null) return
          const was = isKept
          isKept = write(() => keepChat(owner, chat, change))
          if (was && !isKept) self.send({ type: 'refused', error: new Failure(NOT_KEPT, 'storage') })
        },
        keepProvider: ({ context: { owner, provider }, self }, { on }) => {
          if (owner === null || provider === null) return
          try {
            assertStored(keepChosen(owner, { ...provider, on }), 'the choice')
          } catch (error) {
            self.send({ type: 'refused', error })
          }
        },
        // The conversation says what the browser refuses; its questions are in it.
        keepAsked: ({ context: { owner } }, { asked }) => {
          if (owner === null) return
          writing = true
          keepAsked(owner, asked)
          writing = false
        },
      },
    }),
    environment,
    { seed: drawSeed(random) },
  )
}

/** The part of the actor's state that pages show. */
export function knownOf(actor: AssistantActor): Pick<AssistantKnown, 'panel' | 'badge'> {
  const { value, context } = actor.getSnapshot()
  return { panel: value.panel, badge: badgeOf(context.chat) }
}
