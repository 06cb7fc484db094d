import { chakra, Menu, Text } from '@chakra-ui/react'
import { Activity, LogOut, type LucideIcon, Settings, UserRound } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { Profile } from '@/entities/profile/model'
import { paths } from '@/shared/config'
import { LateMenu, type LateMenuProps } from '@/shared/ui/menu'
import { StatusDot } from '@/shared/ui/status'
import { type AccountButtonProps, accountBadge, accountName } from './AccountButton'

export interface UserMenuProps extends LateMenuProps {
  profile: Profile
  onSignOut: () => void
  /** Of the button that opens it. */
  look?: AccountButtonProps['look']
}

/** NAV-03: the account, whether its address is verified, and the way out. */
export default function UserMenu({ profile, onSignOut, look = 'icon', ...menu }: UserMenuProps) {
  const navigate = useNavigate()
  const name = accountName(profile)
  const badge = accountBadge(profile)
  const place = (value: string, label: string, Icon: LucideIcon, path: string) => ({
    value,
    label,
    Icon,
    act: () => void navigate(path),
  })
  const items = [
    place('profile', 'Profile', UserRound, paths.profile),
    place('settings', 'Settings', Settings, paths.settings),
    ...(profile.role === 'admin'
      ? [place('diagnostics', 'System Diagnostics', Activity, paths.diagnostics)]
      : []),
    { value: 'signOut', label: 'Sign Out', Icon: LogOut, act: onSignOut },
  ]
  return (
    <LateMenu
      {...menu}
      first="profile"
      placement={look === 'row' ? 'top-start' : 'bottom-end'}
      css={{ minWidth: '15rem' }}
    >
      <chakra.div px="2.5" py="2" borderBottomWidth="1px" mb="1.5">
        <Text fontWeight="medium" truncate>
          {name}
        </Text>
        <Text textStyle="sm" color="fg.muted" truncate>
          {profile.email}
        </Text>
        <StatusDot tone={profile.isVerified ? 'success' : 'warning'} label={badge} />
      </chakra.div>
      {items.map(({ value, label, Icon, act }) => (
        <Menu.Item key={value} value={value} onClick={act} px="2.5" py="2" gap="2.5">
          <Icon size={16} aria-hidden />
          {label}
        </Menu.Item>
      ))}
    </LateMenu>
  )
}
