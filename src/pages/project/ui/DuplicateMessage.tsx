import { useSelector } from '@/shared/lib/machine'
import { paths } from '@/shared/config'
import { TextLink } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'
import type { ProjectDuplicateActor } from '../model/duplicate'

/** Reports the result of the last duplication. */
export function DuplicateMessage({ actor }: { actor: ProjectDuplicateActor }) {
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const { answer, failure } = useSelector(actor, (snapshot) => snapshot.context)
  if (failed) return <Notice status="error">{failure?.message}</Notice>
  if (!answer) return null
  return (
    <Notice status="success">
      {answer.name} was made. <TextLink to={paths.project(answer.id)}>Open the copy</TextLink>
    </Notice>
  )
}
