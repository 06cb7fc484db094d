import { chakra, Flex, IconButton } from '@chakra-ui/react'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import type { Profile } from '@/entities/profile/model'
import { ReplayEarlyInput, useHydrating } from '@/shared/lib/hydration'
import AccountMenu from '../AccountMenu'
import { HomeLink } from '../HomeLink'
import { toggleRail } from '../rail-state'
import { COLLAPSED_BEFORE } from './collapsed-before'
import { RailContent } from './RailContent'
import { useVisitedProject } from './use-visited-project'

export interface RailProps {
  /** Null while the session loads. */
  profile: Profile | null
  collapsed: boolean
  onSignOut: () => void
}

/** The content of the frame beside every page of the app. */
export function Rail({ profile, collapsed, onSignOut }: RailProps) {
  const hydrating = useHydrating()
  useVisitedProject(profile?.id)
  return (
    <chakra.div display="contents" css={hydrating ? COLLAPSED_BEFORE : undefined}>
      <Flex
        data-part="heading"
        minHeight="12"
        mb="2"
        ps={collapsed ? '0' : '2.5'}
        direction={collapsed ? 'column' : 'row'}
        align="center"
        justify="space-between"
        gap="1"
        pt={collapsed ? '2.5' : '0'}
      >
        <HomeLink short={collapsed} />
        <IconButton
          size="xs"
          variant="ghost"
          color="fg.muted"
          aria-label={collapsed ? 'Expand navigation' : 'Collapse navigation'}
          aria-expanded={!collapsed}
          onClick={toggleRail}
          _expanded={{ bg: 'transparent', _hover: { bg: 'bg.muted' } }}
          css={{ '@media (pointer: coarse)': { boxSize: '40px' } }}
        >
          {collapsed ? <PanelLeftOpen size={16} aria-hidden /> : <PanelLeftClose size={16} aria-hidden />}
        </IconButton>
      </Flex>
      <RailContent profile={profile} collapsed={collapsed} />
      <Flex borderTopWidth="1px" mt="2" py="2" minHeight="57px" justify="center">
        {profile ? (
          <AccountMenu profile={profile} onSignOut={onSignOut} look={collapsed ? 'icon' : 'row'} />
        ) : null}
      </Flex>
      <ReplayEarlyInput />
    </chakra.div>
  )
}
