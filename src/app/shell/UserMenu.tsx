import { Button, chakra, Menu, Portal, Text, VisuallyHidden } from '@chakra-ui/react'
import { Activity, ChevronDown, LogOut, Settings, UserRound } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { Profile } from '@/entities/profile/model'
import { paths } from '@/shared/config'
import { StatusDot } from '@/shared/ui/status'

export interface UserMenuProps {
  profile: Profile
  onSignOut: () => void
}

const PLACES: Record<string, string> = { settings: paths.settings, diagnostics: paths.diagnostics }

/** NAV-03: the account, whether its address is verified, and the way out. */
export default function UserMenu({ profile, onSignOut }: UserMenuProps) {
  const navigate = useNavigate()
  const name = profile.username ?? profile.email
  const badge = profile.isVerified ? 'Verified' : 'Unverified'
  return (
    <Menu.Root
      onSelect={({ value }) => {
        if (value === 'signOut') onSignOut()
        else void navigate(PLACES[value] ?? paths.profile)
      }}
      positioning={{ placement: 'bottom-end' }}
    >
      <Menu.Context>
        {({ setOpen }) => (
          <Menu.Trigger asChild>
            <Button
              variant="ghost"
              size="sm"
              px="2"
              // The menu listens once focus has moved into it; until then the button does.
              onKeyDown={({ key, currentTarget }) => {
                if (key !== 'Escape') return
                setOpen(false)
                // After the frame in which the menu that was opening takes the focus.
                requestAnimationFrame(() => currentTarget.focus())
              }}
            >
              <UserRound size={16} aria-hidden />
              <chakra.span maxWidth="10rem" truncate display={{ base: 'none', md: 'block' }}>
                {name}
              </chakra.span>
              <VisuallyHidden>account menu, {badge}</VisuallyHidden>
              <ChevronDown size={14} aria-hidden />
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
            <Menu.Item value="profile" px="2.5" py="2" gap="2.5">
              <UserRound size={16} aria-hidden />
              Profile
            </Menu.Item>
            <Menu.Item value="settings" px="2.5" py="2" gap="2.5">
              <Settings size={16} aria-hidden />
              Settings
            </Menu.Item>
            {profile.role === 'admin' ? (
              <Menu.Item value="diagnostics" px="2.5" py="2" gap="2.5">
                <Activity size={16} aria-hidden />
                System Diagnostics
              </Menu.Item>
            ) : null}
            <Menu.Item value="signOut" px="2.5" py="2" gap="2.5">
              <LogOut size={16} aria-hidden />
              Sign Out
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
