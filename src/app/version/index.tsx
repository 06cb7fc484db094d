import { createRoot } from 'react-dom/client'
import { type ActorEnvironment, createAppActor } from '@/shared/lib/machine'
import { ThemeProvider } from '@/shared/theme'
import { appUpdateMachine } from '@machines/app-update'
import { hasUnsaved, reloadUnasked } from './unsaved'
import { UpdateNotice } from './UpdateNotice'

let say: (() => void) | null = null

/** Says that a newer version is kept, in a root of its own: nothing of the app draws it. */
export function sayNewVersion(environment: ActorEnvironment): void {
  say ??= begin(environment)
  say()
}

function begin(environment: ActorEnvironment): () => void {
  const machine = appUpdateMachine.provide({ actions: { reloadPage: reloadUnasked } })
  const actor = createAppActor(machine, environment)
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <ThemeProvider>
      <UpdateNotice actor={actor} hasUnsaved={hasUnsaved} />
    </ThemeProvider>,
  )
  return () => actor.send({ type: 'found' })
}
