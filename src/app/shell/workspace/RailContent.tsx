import { chakra, Flex } from '@chakra-ui/react'
import { CircleHelp } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { ThemeControl } from '@/features/switch-theme'
import type { Profile } from '@/entities/profile/model'
import { paths } from '@/shared/config'
import { PLACES } from './places'
import { RailLink } from './RailLink'
import { RecentProjects } from './RecentProjects'
import { WorkspaceSwitch } from './WorkspaceSwitch'

export interface RailContentProps {
  /** Null while the session loads. */
  profile: Profile | null
  collapsed?: boolean
}

/**
 * Pages below a place without a line of their own in the rail: those of the platform, the source of a template, a new
 * project, and in the collapsed rail an open project.
 */
function isPartOf(place: string, pathname: string, collapsed: boolean): boolean {
  if (place !== paths.projects) return pathname.startsWith(`${place}/`)
  return pathname === paths.createProject || (collapsed && pathname.startsWith(`${place}/`))
}

/** The workspace, the places of the app, the recent projects, and at the foot help and the theme. */
export function RailContent({ profile, collapsed = false }: RailContentProps) {
  const { pathname } = useLocation()
  const places = PLACES.filter(({ admin }) => !admin || profile?.role === 'admin')
  return (
    <>
      {/* The list scrolls between the heading and the foot if it does not fit; the padding leaves room for focus
          rings. */}
      <chakra.div flex="1" minHeight="0" overflowY="auto" p="1" m="-1">
        {/* Its space is kept while the session loads. */}
        <chakra.div minHeight="10" mb="2">
          {profile ? <WorkspaceSwitch userId={profile.id} collapsed={collapsed} /> : null}
        </chakra.div>
        <chakra.nav aria-label="Workspace">
          <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="0.5">
            {places.map(({ label, to, Icon }) => (
              <li key={to}>
                <RailLink
                  to={to}
                  label={label}
                  Icon={Icon}
                  collapsed={collapsed}
                  within={isPartOf(to, pathname, collapsed)}
                />
              </li>
            ))}
          </chakra.ul>
        </chakra.nav>
        {profile && !collapsed ? (
          <chakra.div pt="5">
            <RecentProjects userId={profile.id} />
          </chakra.div>
        ) : null}
      </chakra.div>
      <Flex
        data-part="foot"
        direction={collapsed ? 'column' : 'row'}
        align="center"
        gap="1"
        justify="space-between"
      >
        <chakra.div flex={collapsed ? undefined : '1'} width={collapsed ? 'full' : undefined}>
          <RailLink to={paths.help} label="Help" Icon={CircleHelp} collapsed={collapsed} />
        </chakra.div>
        <ThemeControl orientation={collapsed ? 'vertical' : 'horizontal'} />
      </Flex>
    </>
  )
}
