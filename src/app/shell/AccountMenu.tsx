import { Suspense, useState } from 'react'
import { lazyPart } from '@/shared/lib/lazy-part'
import { AccountButton } from './AccountButton'
import type { UserMenuProps } from './UserMenu'

const { Part: UserMenu, prepare } = lazyPart(async () => (await import('./UserMenu')).default)

const OPENING_KEYS = new Set(['ArrowDown', 'ArrowUp'])

/** NAV-03: the account. Until it is pressed it is a button and nothing else. */
export default function AccountMenu(account: Omit<UserMenuProps, 'pressed'>) {
  const [pressed, setPressed] = useState(false)
  const button = (
    <AccountButton
      profile={account.profile}
      look={account.look}
      aria-haspopup="menu"
      aria-busy={pressed || undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setPressed(true)}
      onKeyDown={(event) => {
        if (!OPENING_KEYS.has(event.key)) return
        event.preventDefault()
        setPressed(true)
      }}
    />
  )
  return pressed ? (
    <Suspense fallback={button}>
      <UserMenu {...account} pressed />
    </Suspense>
  ) : (
    button
  )
}
