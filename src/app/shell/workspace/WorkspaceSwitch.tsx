import { Button, chakra, VisuallyHidden } from '@chakra-ui/react'
import { Boxes, ChevronsUpDown, MailPlus } from 'lucide-react'
import { Suspense } from 'react'
import { useWorkspaces } from '@/entities/workspace'
import { paths } from '@/shared/config'
import { lazyPart } from '@/shared/lib/lazy-part'
import { useMenuOpening } from '@/shared/ui/menu'
import { RailLink } from './RailLink'

const { Part: WorkspaceMenu, prepare } = lazyPart(async () => (await import('./WorkspaceMenu')).default)

const OPENING_KEYS = ['ArrowDown', 'ArrowUp']

export interface WorkspaceSwitchProps {
  userId: string
  collapsed?: boolean
}

/** The workspace that the user works in, with a menu of the others, and the invitations that wait for an answer. */
export function WorkspaceSwitch({ userId, collapsed = false }: WorkspaceSwitchProps) {
  const { count, menu, trigger } = useMenuOpening(OPENING_KEYS)
  // Asking would load the client of the service on every page.
  const workspaces = useWorkspaces(userId, count > 0)
  const { current, chosen, membership } = workspaces
  const name = current?.name ?? chosen?.name ?? 'Personal'
  const waiting = membership?.invitations.length ?? 0
  return (
    <>
      <Button
        variant="ghost"
        width="full"
        height="10"
        px={collapsed ? '0' : '2.5'}
        gap="2.5"
        fontWeight="normal"
        css={{ '& svg': { boxSize: '17px' } }}
        onPointerEnter={prepare}
        onFocus={prepare}
        {...trigger}
      >
        <Boxes aria-hidden />
        <VisuallyHidden>Switch workspace, now </VisuallyHidden>
        {collapsed ? (
          <VisuallyHidden>{name}</VisuallyHidden>
        ) : (
          <>
            <chakra.span flex="1" minWidth="0" truncate textAlign="start" dir="auto">
              {name}
            </chakra.span>
            <ChevronsUpDown aria-hidden />
          </>
        )}
      </Button>
      {waiting > 0 ? (
        <RailLink
          to={paths.aiMlTab('collaboration')}
          label={waiting === 1 ? '1 invitation' : `${waiting} invitations`}
          Icon={MailPlus}
          collapsed={collapsed}
        />
      ) : null}
      {count > 0 ? (
        <Suspense>
          <WorkspaceMenu key={count} userId={userId} workspaces={workspaces} {...menu} />
        </Suspense>
      ) : null}
    </>
  )
}
