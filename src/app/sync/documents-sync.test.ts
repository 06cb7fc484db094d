import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SyncShown } from '@machines/sync'
import type { SyncActor } from './sync-actor'

const kept = new Map<string, string>()
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  },
  addEventListener: () => undefined,
})
const { browserStorage } = await import('@/shared/lib/browser-storage')
const { forUser } = await import('@/shared/lib/storage')
const { chosenWorkspace, workplaceIn } = await import('@/shared/lib/workplace')
const { createDocumentsSync } = await import('./documents-sync')

const ADA = forUser(chosenWorkspace, 'ada')
const TEAM = workplaceIn('ada', 'team')
const choose = (id: string | null) => browserStorage.write(ADA, id === null ? null : { id, name: id })
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

type Sign = SyncShown['sign']

/** Actors that show what the test says, by their owner. */
function start(unsent: string[] = []) {
  const running = new Map<string, { say: (sign: Sign, readable?: boolean) => void; loads: () => void }>()
  const answers: ((ids: string[]) => void)[] = []
  const emptied: string[] = []
  let state: { shut: string | null } = { shut: null }
  const readable = new Set<unknown>()
  const loading = new Set<unknown>()
  const sync = createDocumentsSync({} as never, (next) => (state = next), {
    createActor(_, show) {
      let owner = ''
      const say = (sign: Sign) => show({ sign, waiting: 0, refused: [], failure: null })
      const actor = {
        send(event: { type: string; owner?: string }) {
          owner = event.owner ?? ''
          running.set(owner, {
            say(sign, isReadable = false) {
              loading.delete(actor)
              if (isReadable) readable.add(actor)
              else readable.delete(actor)
              say(sign)
            },
            loads() {
              loading.add(actor)
              say('saved')
            },
          })
        },
        stop: () => running.delete(owner),
      }
      return actor as unknown as SyncActor
    },
    isReadable: (actor) => readable.has(actor),
    isSettled: (actor) => !loading.has(actor),
    emptyEnded: async (account) => void emptied.push(account),
    unsentWorkplaces: async () => unsent,
    membership: () =>
      new Promise((resolve) =>
        answers.push((ids) => resolve({ workspaces: ids.map((id) => ({ id })), invitations: [] } as never)),
      ),
  })
  return {
    sync,
    running,
    emptied,
    shut: () => state.shut,
    say: (owner: string, sign: Sign, isReadable?: boolean) => running.get(owner)?.say(sign, isReadable),
    async answer(...ids: string[]) {
      for (const resolve of answers.splice(0)) resolve(ids)
      await settled()
    },
  }
}

beforeEach(() => choose(null))

describe('the documents of an account and of its shared workspaces', () => {
  it('end with their account, also when another account follows at once', () => {
    choose('team')
    const { sync, running } = start()
    sync.signedIn('ada')
    expect([...running.keys()]).toEqual(['ada', TEAM])
    sync.signedIn('ben')
    expect(running.has(TEAM)).toBe(false)
    expect(running.has('ben')).toBe(true)
  })

  it('leave a workspace that was deleted, but not another one that was chosen meanwhile', async () => {
    choose('team')
    const { sync, say, shut, answer } = start()
    sync.signedIn('ada')
    say(TEAM, 'shut')
    choose('other')
    await answer('ada', 'other')
    expect(browserStorage.read(ADA)?.id).toBe('other')
    choose('team')
    say(TEAM, 'shut')
    await answer('ada')
    expect(browserStorage.read(ADA)).toBeNull()
    expect(shut()).toBe('team')
  })

  it('say once that a workspace is shut, until it could be read again', async () => {
    choose('team')
    const { sync, say, shut, answer } = start()
    sync.signedIn('ada')
    say(TEAM, 'shut')
    await answer('ada', 'team')
    expect(shut()).toBe('team')
    sync.dismissShut()
    // The page is shown again: it loads, and is refused again.
    say(TEAM, 'saved')
    say(TEAM, 'shut')
    await answer('ada', 'team')
    expect(shut()).toBeNull()
    say(TEAM, 'saved', true)
    say(TEAM, 'shut')
    await answer('ada', 'team')
    expect(shut()).toBe('team')
  })

  it('are sent from a workspace that is not chosen before its actor ends', async () => {
    const { sync, running, say } = start([TEAM])
    sync.signedIn('ada')
    await settled()
    running.get(TEAM)?.loads()
    expect(running.has(TEAM)).toBe(true)
    say(TEAM, 'saved', true)
    expect(running.has(TEAM)).toBe(false)
  })

  it('of memberships that have ended are looked for at sign-in', () => {
    const { sync, emptied } = start()
    sync.signedIn('ada')
    sync.signedIn('ada')
    expect(emptied).toEqual(['ada'])
  })
})
