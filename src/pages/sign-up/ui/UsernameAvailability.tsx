import { chakra } from '@chakra-ui/react'
import { useSelector } from '@/shared/lib/machine'
import type { SignUpActor } from '../model/use-sign-up'

/** SUP-04: what is known about the name while it is typed. */
export function UsernameAvailability({ actor }: { actor: SignUpActor }) {
  const state = useSelector(actor, (snapshot) => snapshot.value.username)
  const { text, color } = WORDS[state]
  return (
    <chakra.span role="status" color={color}>
      {text}
    </chakra.span>
  )
}

const RULE = '3 to 20 letters, numbers or underscores'

const WORDS = {
  unchecked: { text: RULE, color: 'fg.muted' },
  waiting: { text: 'Checking availability...', color: 'fg.muted' },
  checking: { text: 'Checking availability...', color: 'fg.muted' },
  available: { text: 'Username is available', color: 'fg.success' },
  taken: { text: 'Username is not available', color: 'fg.error' },
  unknown: {
    text: 'Availability could not be checked. We’ll check it again when you create the account.',
    color: 'fg.muted',
  },
}
