import { type ReactNode, useContext } from 'react'
import { TrainingContext, useStartedTraining } from '../model/training'

export interface TrainingProviderProps {
  /** The user whose jobs train. */
  userId: string
  children: ReactNode
}

/**
 * Lets one person's jobs advance while it is on the page. A provider inside another provider of the same person adds
 * nothing.
 */
export function TrainingProvider({ userId, children }: TrainingProviderProps) {
  const outer = useContext(TrainingContext)
  if (outer?.userId === userId) return children
  return (
    <Started key={userId} userId={userId}>
      {children}
    </Started>
  )
}

function Started({ userId, children }: TrainingProviderProps) {
  const training = useStartedTraining(userId)
  return <TrainingContext value={training}>{children}</TrainingContext>
}
