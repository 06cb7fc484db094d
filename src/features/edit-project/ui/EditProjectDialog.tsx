import { Suspense, useState } from 'react'
import { lazyPart } from '@/shared/lib/lazy-part'
import { useSelector } from '@/shared/lib/machine'
import type { ProjectEditActor } from '../model/project-edit'

const { Part: Opened } = lazyPart(async () => (await import('./OpenEditProjectDialog')).OpenEditProjectDialog)

/** PRJ-06 (edit): the dialog, which is loaded when it is first opened. */
export function EditProjectDialog({ actor }: { actor: ProjectEditActor }) {
  const open = useSelector(actor, (snapshot) => !snapshot.matches('closed'))
  const [needed, setNeeded] = useState(open)
  if (open && !needed) setNeeded(true)
  return <Suspense>{needed ? <Opened actor={actor} /> : null}</Suspense>
}
