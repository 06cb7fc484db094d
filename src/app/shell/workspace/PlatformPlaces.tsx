import { chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { aiMlTabOf, paths } from '@/shared/config'
import { useHydrating } from '@/shared/lib/hydration'
import { PLATFORM_PLACES } from './places'
import { RailLink } from './RailLink'

export interface PlatformPlacesProps {
  label: string
  Icon: LucideIcon
  collapsed: boolean
}

/** PLT-02: the line of the AI/ML platform, and its tabs below it while it is open. */
export function PlatformPlaces(line: PlatformPlacesProps) {
  const { pathname, search } = useLocation()
  const hydrating = useHydrating()
  const open = pathname === paths.aiMlPlatform || pathname.startsWith(`${paths.aiMlPlatform}/`)
  if (!open) return <RailLink to={paths.aiMlPlatform} {...line} />
  // The pages beside the tabs, such as the upload of a dataset, are part of the platform but of no tab.
  const named = hydrating ? null : new URLSearchParams(search).get('tab')
  const tab = pathname === paths.aiMlPlatform ? aiMlTabOf(named) : undefined
  return (
    <>
      <RailLink to={paths.aiMlPlatform} current={tab ? 'within' : 'part'} {...line} />
      <chakra.ul
        aria-label={line.label}
        listStyleType="none"
        m="0"
        mt="0.5"
        p="0"
        display="grid"
        gap="0.5"
        {...(line.collapsed && { borderBlockWidth: '1px', py: '1', my: '1' })}
      >
        {PLATFORM_PLACES.map(({ id, ...place }) => (
          <li key={id}>
            <RailLink {...place} below collapsed={line.collapsed} current={id === tab} />
          </li>
        ))}
      </chakra.ul>
    </>
  )
}
