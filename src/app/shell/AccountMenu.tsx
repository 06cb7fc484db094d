import { Suspense } from 'react'
import { lazyPart } from '@/shared/lib/lazy-part'
import { useMenuOpening } from '@/shared/ui/menu'
import { AccountButton } from './AccountButton'
import type { UserMenuProps } from './UserMenu'

const { Part: UserMenu, prepare } = lazyPart(async () => (await import('./UserMenu')).default)

const OPENING_KEYS = ['ArrowDown', 'ArrowUp']

/** NAV-03: the account. Until it is pressed it is a button and nothing else. */
export default function AccountMenu(account: Pick<UserMenuProps, 'profile' | 'onSignOut' | 'look'>) {
  const { count, menu, trigger } = useMenuOpening(OPENING_KEYS)
  return (
    <>
      <AccountButton
        profile={account.profile}
        look={account.look}
        onPointerEnter={prepare}
        onFocus={prepare}
        {...trigger}
      />
      {count > 0 ? (
        <Suspense>
          <UserMenu key={count} {...account} {...menu} />
        </Suspense>
      ) : null}
    </>
  )
}
