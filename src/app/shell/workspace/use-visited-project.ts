import { useEffect } from 'react'
import { useMatch } from 'react-router-dom'
import { touchProject } from '@/entities/project'

/** Remembers the project whose page is open. */
export function useVisitedProject(userId: string | undefined): void {
  const id = useMatch('/projects/:id')?.params.id
  useEffect(() => {
    if (userId && id) touchProject(userId, id)
  }, [userId, id])
}
