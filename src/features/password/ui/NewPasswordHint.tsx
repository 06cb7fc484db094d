import { chakra } from '@chakra-ui/react'
import { PasswordRules } from '@/entities/profile'
import { useSelector } from '@/shared/lib/machine'
import { type CommonPasswordActor, useCommonPassword } from '../model/common-password'

interface NewPasswordHintProps {
  password: string
  /** Name and address of its user, which are easy to guess. */
  own?: readonly string[]
}

const NOBODY: readonly string[] = []

/** SUP-03: the rules of a new password, and whether it is easy to guess. */
export function NewPasswordHint({ password, own = NOBODY }: NewPasswordHintProps) {
  return (
    <>
      <PasswordRules password={password} />
      <CommonPassword actor={useCommonPassword(password, own)} />
    </>
  )
}

/** Says that a password is easy to guess; nothing while that is not known. */
export function CommonPassword({ actor }: { actor: CommonPasswordActor }) {
  const common = useSelector(actor, (snapshot) => snapshot.matches('common'))
  return (
    <chakra.span role="status" display="block" color="fg.error" mt={common ? '1' : undefined}>
      {common
        ? 'This password is among the first that are guessed. Choose another, such as several words.'
        : ''}
    </chakra.span>
  )
}
