import { chakra, Dialog, Portal, VisuallyHidden } from '@chakra-ui/react'
import { dialogLook } from '@/shared/theme'
import { Command as CommandList, useCommandState } from 'cmdk'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Profile } from '@/entities/profile/model'
import { useAssistant } from '@/features/chat-with-assistant'
import { useNewProject } from '@/features/new-project'
import { useDocsSearch } from '@/features/search-docs'
import { useTheme } from '@/features/switch-theme'
import { paths } from '@/shared/config'
import { useActorEnvironment, useSelector } from '@/shared/lib/machine'
import { useCoversPage } from '@/shared/ui/dialog'
import { useEscape } from '@/shared/ui/escape'
import { Deferred } from '@/shared/ui/deferred'
import { type Command, commandsFor } from './commands'
import { matching, SHOWN } from './matching'
import { paletteStyle } from './palette-style'
import { thingCommands } from './thing-commands'
import { useOtherWorkspaces } from './use-other-workspaces'
import { useOwnThings } from './use-own-things'

export interface PaletteProps {
  profile: Profile | null
  onClose: () => void
  onShowShortcuts: () => void
  onSignOut: () => void
}

/** Any page, action, template or article, and everything that the user has, by a few letters of its name. */
export default function Palette({ profile, onClose, onShowShortcuts, onSignOut }: PaletteProps) {
  const { typed, type, groups, selected, select } = useSearch({ profile, onShowShortcuts, onSignOut })
  const found = [...groups.values()].reduce((sum, { length }) => sum + length, 0)
  useEscape(onClose)
  useCoversPage()
  return (
    <Dialog.Root
      recipe={dialogLook}
      open
      onOpenChange={({ open }) => !open && onClose()}
      preventScroll={false}
      placement="top"
      aria-label="Command palette"
    >
      <Portal>
        <Dialog.Backdrop bg="black/60" />
        <Dialog.Positioner px="4" pt={{ base: '4', md: '12vh' }}>
          <Dialog.Content maxWidth="40rem" overflow="hidden" my="0">
            <chakra.div css={paletteStyle}>
              <CommandList
                label="Command palette"
                shouldFilter={false}
                loop
                value={selected}
                onValueChange={select}
              >
                <Question value={typed} onChange={type} />
                <CommandList.List label="Results">
                  {/* The list renders later, so that the field shows the typed text without delay. */}
                  <Deferred>
                    {found === 0 ? (
                      <CommandList.Item value="nothing" disabled>
                        No results. Try another word.
                      </CommandList.Item>
                    ) : null}
                    {[...groups].map(([group, commands]) => (
                      <CommandList.Group key={group} heading={group}>
                        {commands.map(({ id, label, hint, run }) => (
                          <CommandList.Item
                            key={id}
                            value={id}
                            onSelect={() => {
                              onClose()
                              run()
                            }}
                          >
                            <span dir="auto">{label}</span>
                            {hint ? <small dir="auto">{hint}</small> : null}
                          </CommandList.Item>
                        ))}
                      </CommandList.Group>
                    ))}
                  </Deferred>
                </CommandList.List>
              </CommandList>
              <VisuallyHidden role="status">
                {typed.trim() === '' ? null : `${found} ${found === 1 ? 'entry' : 'entries'} found`}
              </VisuallyHidden>
            </chakra.div>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

/**
 * When the lines change, cmdk forgets which line is selected, so this sets `aria-activedescendant` for screen readers.
 */
function Question({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  useCommandState((state) => `${state.value} ${state.selectedItemId}`)
  useEffect(() => {
    const option = input.current?.closest('[cmdk-root]')?.querySelector('[cmdk-item][aria-selected="true"]')
    if (option) input.current?.setAttribute('aria-activedescendant', option.id)
    else input.current?.removeAttribute('aria-activedescendant')
  })
  return (
    <CommandList.Input
      ref={input}
      placeholder="Search pages, projects, data and commands"
      value={value}
      maxLength={200}
      onValueChange={onChange}
      onFocus={() => {
        const words = window.early?.words()
        if (words) onChange(value + words)
      }}
    />
  )
}

/**
 * The typed text, all matching commands by group, and the line that Enter runs: the first until the user selects another.
 */
function useSearch({ profile, onShowShortcuts, onSignOut }: Omit<PaletteProps, 'onClose'>) {
  const navigate = useNavigate()
  const { open } = useNewProject()
  const assistant = useAssistant()
  const { choose: chooseTheme } = useTheme()
  const things = useOwnThings(profile?.id ?? null)
  const docs = useDocsSearch()
  const articles = useSelector(docs, ({ context }) => context.answer)
  const environment = useActorEnvironment()
  const { others, choose: chooseWorkspace } = useOtherWorkspaces(profile?.id ?? null)
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed).trim()
  const commands = useMemo(
    () =>
      commandsFor(profile, {
        go: (path) => void navigate(path),
        newProject: open,
        openAssistant: assistant?.open ?? null,
        chooseTheme,
        showShortcuts: onShowShortcuts,
        otherWorkspaces: others,
        chooseWorkspace,
        openInspector: () =>
          void import('../inspector').then(({ openInspector }) => openInspector(environment)),
        signOut: onSignOut,
      }),
    [
      profile,
      navigate,
      open,
      assistant,
      chooseTheme,
      environment,
      others,
      chooseWorkspace,
      onShowShortcuts,
      onSignOut,
    ],
  )
  const own = useMemo(() => thingCommands(things, (path) => void navigate(path)), [things, navigate])
  const groups = useMemo(() => {
    const found = matching(commands, own, query)
    const read = (articles ?? []).map(
      ({ slug, title, description }): Command => ({
        id: `article ${slug}`,
        group: 'Documentation',
        label: title,
        hint: description,
        run: () => void navigate(paths.doc(slug)),
      }),
    )
    if (query !== '' && read.length > 0) found.set('Documentation', read.slice(0, SHOWN))
    return found
  }, [commands, own, query, articles, navigate])
  const type = (value: string) => {
    setTyped(value)
    docs.send({ type: value.trim() === '' ? 'forget' : 'ask', question: value })
  }
  const [chosen, choose] = useState({ query, id: '' })
  const ids = [...groups.values()].flat().map(({ id }) => id)
  const selected = chosen.query === query && ids.includes(chosen.id) ? chosen.id : (ids[0] ?? '')
  // cmdk also reports the first line, which the user did not select. Ignoring that report lets a better match that is
  // found later become the first line.
  const select = (id: string) => id !== selected && choose({ query, id })
  return { typed, type, groups, selected, select }
}
