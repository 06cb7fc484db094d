import { Box, Button, Flex, Input, Stack, Text } from '@chakra-ui/react'
import { inputLook } from '@/shared/theme'
import { useCallback, useRef, useState } from 'react'
import { needsReload, openAfterReload } from '@/entities/assistant'
import { suggestionsOf } from '@/entities/assistant/model'
import { saveFile } from '@/shared/lib/save-file'
import { shallowEqual, useActorEnvironment, useSelector } from '@/shared/lib/machine'
import { Deferred } from '@/shared/ui/deferred'
import { Notice } from '@/shared/ui/notice'
import { messagesWith } from '../model/found'
import { transcriptOf } from '../model/transcript'
import { Arriving } from './Arriving'
import type { AssistantActor } from '../model/port'
import { ChatHeader } from './ChatHeader'
import { ChatInput, type ChatInputProps } from './ChatInput'
import { Conversation } from './Conversation'
import type { MessageProps } from './Message'
import { ProviderSwitch } from './ProviderSwitch'

export interface ChatProps extends Pick<MessageProps, 'codeAction'> {
  actor: AssistantActor
  onClose: () => void
  /** The field takes the keyboard as soon as it is there. */
  focuses?: boolean
}

type DraftProps = Pick<ChatProps, 'actor'> & Omit<ChatInputProps, 'draft' | 'onDraft' | 'onAsk'>

/** The conversation, what can be asked, and what can be done with it. */
export function Chat({ actor, onClose, focuses = false, codeAction }: ChatProps) {
  const { now } = useActorEnvironment()
  const { chat, asked, failure, refusal, cleared, provider } = useSelector(
    actor,
    // Not what arrives or is typed: each is drawn alone.
    ({ context: { chat, asked, failure, refusal, cleared, provider } }) => ({
      chat,
      asked,
      failure,
      refusal,
      cleared,
      provider,
    }),
    shallowEqual,
  )
  const streaming = useSelector(actor, (snapshot) => snapshot.matches({ conversation: 'streaming' }))
  const onRate = useCallback(
    (id: string, helpful: boolean) => actor.send({ type: 'rate', id, helpful }),
    [actor],
  )
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ conversation: 'error' }))
  /** The text of the history's search; null while the search is closed. */
  const [search, setSearch] = useState<string | null>(null)
  const searchButton = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  /** Sends what a button of the conversation is for; the button goes away, and what comes next is typed. */
  const sendAndType = (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event)
    // On a phone the keys would lie over the reply.
    if (focuses) field.current?.focus({ preventScroll: true })
  }
  const messages = messagesWith(chat.messages, search ?? '')
  const searching = search !== null && search.trim() !== ''
  return (
    <Flex direction="column" height="full" minHeight="0">
      <ChatHeader
        searchRef={searchButton}
        notify={chat.notify}
        searching={search !== null}
        canClear={!busy && chat.messages.length > 1}
        onSearch={() => setSearch(search === null ? '' : null)}
        onExport={() =>
          saveFile(
            'orrery-conversation.md',
            new Blob([transcriptOf(chat.messages)], { type: 'text/markdown' }),
          )
        }
        onClear={() => actor.send({ type: 'clear' })}
        onNotify={() => actor.send({ type: 'notify.toggle' })}
        onMinimise={() => actor.send({ type: 'minimise' })}
        onClose={onClose}
      />
      {provider ? (
        <ProviderSwitch
          provider={provider}
          busy={busy}
          onReload={needsReload(provider.origin) ? reload : null}
          onSwitch={(on) => actor.send({ type: 'provider.switch', on })}
        />
      ) : null}
      {search === null ? null : (
        <Stack gap="1" px="3" py="2" borderBottomWidth="1px">
          <Input
            recipe={inputLook}
            size="sm"
            type="search"
            aria-label="Search the conversation"
            placeholder="Search the conversation"
            maxLength={200}
            value={search}
            ref={focus}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return
              event.preventDefault()
              setSearch(null)
              searchButton.current?.focus({ preventScroll: true })
            }}
          />
          <Text textStyle="xs" color="fg.muted" role="status">
            {searching
              ? `${messages.length} of ${chat.messages.length} messages`
              : 'Only the last 50 messages are saved.'}
          </Text>
        </Stack>
      )}
      {/* The field can be typed in before what was said is there. */}
      <Deferred fallback={<Box flex="1" />}>
        <Conversation
          messages={messages}
          suggestions={searching ? [] : suggestionsOf(chat.messages)}
          busy={busy}
          codeAction={codeAction}
          onRate={onRate}
          arriving={streaming ? <Arriving actor={actor} /> : undefined}
          onAsk={(question) => sendAndType({ type: 'ask', question, at: now() })}
        >
          {failed ? (
            <Notice
              status="error"
              title="No answer"
              actions={
                <Button size="sm" onClick={() => sendAndType({ type: 'retry' })}>
                  Try again
                </Button>
              }
            >
              {failure}
            </Notice>
          ) : null}
          {cleared ? (
            <Notice
              status="info"
              actions={
                <Button size="sm" onClick={() => sendAndType({ type: 'restore' })}>
                  Undo
                </Button>
              }
            >
              Conversation cleared
            </Notice>
          ) : null}
          {refusal ? (
            <Notice
              status="warning"
              actions={
                <Button size="sm" variant="ghost" onClick={() => sendAndType({ type: 'refusal.dismiss' })}>
                  Dismiss
                </Button>
              }
            >
              {refusal}
            </Notice>
          ) : null}
        </Conversation>
      </Deferred>
      <Draft
        actor={actor}
        fieldRef={field}
        asked={asked}
        busy={busy}
        focuses={focuses}
        onStop={streaming ? () => actor.send({ type: 'stop' }) : null}
      />
    </Flex>
  )
}

function Draft({ actor, ...props }: DraftProps) {
  const { now } = useActorEnvironment()
  const draft = useSelector(actor, ({ context }) => context.draft)
  return (
    <ChatInput
      {...props}
      draft={draft}
      onDraft={(next) => actor.send({ type: 'draft.change', draft: next })}
      onAsk={() => actor.send({ type: 'ask', at: now() })}
    />
  )
}

const focus = (field: HTMLInputElement | null) => field?.focus({ preventScroll: true })

function reload() {
  openAfterReload()
  location.reload()
}
