import { Button, chakra, Menu, Portal, Text, VisuallyHidden } from '@chakra-ui/react'
import { menuLook } from '@/shared/theme'
import { Activity, ChevronsUpDown, LogOut, type LucideIcon, Settings, UserRound } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { Profile } from '@/entities/profile/model'
import { paths } from '@/shared/config'
import { StatusDot } from '@/shared/ui/status'

export interface UserMenuProps {
  profile: Profile
  onSignOut: () => void
  /** `row` shows the name beside the icon and takes the whole width; an icon takes 40 px whoever is signed in. */
  look?: 'icon' | 'row'
}

const LOOKS = {
  icon: { boxSize: '10', minWidth: '0', px: '0', borderRadius: 'full', bg: 'bg.muted' },
  row: {
    width: 'full',
    height: '10',
    px: '2.5',
    gap: '2.5',
    fontWeight: 'normal',
    css: { '& svg': { boxSize: '17px' } },
  },
} as const

/** NAV-03: the account, whether its address is verified, and the way out. */
export default function UserMenu({ profile, onSignOut, look = 'icon' }: UserMenuProps) {
  const navigate = useNavigate()
  const name = profile.username ?? profile.email
  const badge = profile.isVerified ? 'Verified' : 'Unverified'
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
    <Menu.Root recipe={menuLook} positioning={{ placement: look === 'row' ? 'top-start' : 'bottom-end' }}>
      <Menu.Context>
        {({ setOpen }) => (
          <Menu.Trigger asChild>
            <Button
              variant="ghost"
              {...LOOKS[look]}
              // The menu listens once focus has moved into it; until then the button does.
              onKeyDown={({ key, currentTarget }) => {
                if (key !== 'Escape') return
                setOpen(false)
                // After the frame in which the menu that was opening takes the focus.
                requestAnimationFrame(() => currentTarget.focus())
              }}
            >
              <UserRound size={16} aria-hidden />
              {look === 'row' ? (
                <chakra.span flex="1" minWidth="0" truncate textAlign="start">
                  {name}
                </chakra.span>
              ) : null}
              <VisuallyHidden>account menu, {badge}</VisuallyHidden>
              {look === 'row' ? <ChevronsUpDown size={14} aria-hidden /> : null}
            </Button>
          </Menu.Trigger>
        )}
      </Menu.Context>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="15rem" p="1.5">
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
              // The library's own event misses a click that no pointer led up to, such as a screen reader's.
              <Menu.Item key={value} value={value} onClick={act} px="2.5" py="2" gap="2.5">
                <Icon size={16} aria-hidden />
                {label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
