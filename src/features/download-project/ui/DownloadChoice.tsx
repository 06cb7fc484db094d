import { Flex, IconButton, type ButtonProps } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '@/shared/lib/lazy-part'
import { useMenuOpening } from '@/shared/ui/menu'
import type { ProjectDownloadActor } from '../model/use-project-download'
import { DownloadButton } from './DownloadButton'

const { Part: OpenDownloadMenu, prepare } = lazyPart(
  async () => (await import('./OpenDownloadMenu')).OpenDownloadMenu,
)

export interface DownloadChoiceProps extends Pick<ButtonProps, 'size' | 'variant' | 'colorPalette'> {
  actor: ProjectDownloadActor
  /** Name of the project. */
  name: string
  /** The label of the button; without it only the icon is shown. */
  children?: ReactNode
}

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp']

/** PRJ-09: one press downloads the code as a zip; the menu beside it has the project file, too. */
export function DownloadChoice({ actor, name, children, ...look }: DownloadChoiceProps) {
  const { count, menu, trigger } = useMenuOpening(OPENING_KEYS)
  const label = `More downloads of ${name}`
  return (
    <Flex gap="px">
      <DownloadButton
        {...look}
        actor={actor}
        kind="code"
        borderEndRadius="0"
        px={children ? undefined : '0'}
        minWidth={children ? undefined : '9'}
        aria-label={children ? undefined : `Download ${name}`}
        title={children ? undefined : 'Download the code (zip)'}
      >
        {children}
      </DownloadButton>
      <IconButton
        {...look}
        {...trigger}
        aria-label={label}
        borderStartRadius="0"
        minWidth="7"
        width="7"
        onPointerEnter={prepare}
        onFocus={prepare}
        // The focus stays where it is until the menu takes it.
        onPointerDown={(event) => event.preventDefault()}
      >
        <ChevronDown size={15} aria-hidden />
      </IconButton>
      {count > 0 ? (
        <Suspense>
          <OpenDownloadMenu
            key={count}
            label={label}
            onDownload={(kind) => actor.send({ type: 'ask', question: kind })}
            {...menu}
          />
        </Suspense>
      ) : null}
    </Flex>
  )
}
