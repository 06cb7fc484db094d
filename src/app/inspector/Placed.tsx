import { chakra, Flex, IconButton } from '@chakra-ui/react'
import { PanelBottom, PanelRight, PictureInPicture2, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { CopyButton } from '@/features/copy-text'
import { type Inspection, InspectorView, type InspectorViewProps } from '@/features/inspect-machines'
import { type ActorRefFrom, useSelector } from '@/shared/lib/machine'
import { Region } from '@/shared/ui/boundary'
import { Notice } from '@/shared/ui/notice'
import type { Dock, inspectorMachine } from '@machines/inspector'
import { Docked } from './Docked'
import { InDocument } from './InDocument'
import { QaBar } from './QaBar'

export interface PlacedProps
  extends Pick<InspectorViewProps, 'payloads' | 'onRestart' | 'gestures' | 'linked'> {
  inspection: Inspection
  inspector: ActorRefFrom<typeof inspectorMachine>
  /** The window that was opened for it. */
  own: Window | null
  /** Whether what a link restored is there. */
  rehearses?: () => boolean
  /** Drops that. */
  onLeave?: () => void
  /** Rendered above the actors, e.g. the effects that a link held back. */
  notice?: ReactNode
}

/** The panel in the place that its machine chose, and the bar that reports the clock in every place. */
export function Placed({ inspection, inspector, own, notice, rehearses, onLeave, ...more }: PlacedProps) {
  const { layout, blocked } = useSelector(inspector, ({ context }) => context)
  const panel = useSelector(inspector, ({ value }) => value.panel)
  const place = typeof panel === 'string' ? null : panel.open
  const close = () => inspector.send({ type: 'close' })
  const view = (
    <Keys onClose={close}>
      <Region name="The inspector" onClose={close}>
        <InspectorView
          inspection={inspection}
          inspector={inspector}
          copy={copyButton}
          head={
            <Head
              dock={place ?? 'right'}
              onDock={(dock) => inspector.send({ type: 'dock', dock })}
              onClose={close}
            >
              {blocked ? (
                <Notice status="warning">
                  This browser blocked the window. Allow pop-ups for this site.
                </Notice>
              ) : null}
              {notice}
            </Head>
          }
          {...more}
        />
      </Region>
    </Keys>
  )
  return (
    <>
      {place === null || place === 'window' ? (
        <QaBar inspection={inspection} rehearses={rehearses} onLeave={onLeave} />
      ) : null}
      {place === 'right' || place === 'bottom' ? (
        <Docked
          side={place}
          size={layout[place]}
          onResize={(size) => inspector.send({ type: 'resize', size })}
        >
          {view}
        </Docked>
      ) : null}
      {place === 'window' && own ? (
        <OwnWindow own={own} onClose={() => inspector.send({ type: 'window.closed' })}>
          {view}
        </OwnWindow>
      ) : null}
    </>
  )
}

const copyButton = (text: string, what: string) => <CopyButton text={text} what={what} />

interface HeadProps {
  dock: Dock
  onDock: (dock: Dock) => void
  onClose: () => void
  children: ReactNode
}

const DOCKS = [
  { dock: 'right', label: 'Dock at the right', Icon: PanelRight },
  { dock: 'bottom', label: 'Dock at the bottom', Icon: PanelBottom },
  { dock: 'window', label: 'Open in a window', Icon: PictureInPicture2 },
] as const

function Head({ dock: current, onDock, onClose, children }: HeadProps) {
  return (
    <>
      <Flex as="header" gap="1" ps="3" pe="1" py="1" align="center" borderBottomWidth="1px">
        <chakra.h2 textStyle="sm" fontWeight="semibold" flex="1">
          Inspector
        </chakra.h2>
        {DOCKS.map(({ dock, label, Icon }) => (
          <IconButton
            key={dock}
            size="xs"
            variant="ghost"
            aria-label={label}
            aria-pressed={dock === current}
            color={dock === current ? 'accent.fg' : 'fg.muted'}
            onClick={() => onDock(dock)}
          >
            <Icon size={15} aria-hidden />
          </IconButton>
        ))}
        <IconButton size="xs" variant="ghost" aria-label="Close the inspector" onClick={onClose}>
          <X size={15} aria-hidden />
        </IconButton>
      </Flex>
      {children}
    </>
  )
}

/**
 * The keys of the panel, which is drawn in a document of its own. The panel takes the focus when it opens and returns it
 * when it closes.
 */
function Keys({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.ownerDocument.defaultView?.focus()
    box.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const alt = event.altKey && event.code === 'KeyI'
    if (!alt && event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }
  return (
    <chakra.div ref={box} tabIndex={-1} height="100dvh" outline="none" onKeyDown={press}>
      {children}
    </chakra.div>
  )
}

/** When the user closes the window, the panel returns into the page; the window closes with the page. */
function OwnWindow({ own, onClose, children }: { own: Window; onClose: () => void; children: ReactNode }) {
  useEffect(() => {
    const ends = new AbortController()
    const leave = () => {
      ends.abort()
      own.close()
    }
    own.addEventListener('pagehide', onClose, { signal: ends.signal })
    window.addEventListener('pagehide', leave, { signal: ends.signal })
    return () => ends.abort()
  }, [own, onClose])
  return <InDocument target={own.document}>{children}</InDocument>
}
