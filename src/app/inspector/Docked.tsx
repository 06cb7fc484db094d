import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, startTransition, useState } from 'react'
import { LARGEST, SMALLEST } from '@machines/inspector'
import { InDocument } from './InDocument'

export interface DockedProps {
  side: 'right' | 'bottom'
  /** px */
  size: number
  onResize: (size: number) => void
  children: ReactNode
}

/** px that an arrow key moves the edge */
const STEP = 16

/**
 * The panel beside the page. It is drawn in a frame, so that dialogs of the page do not block its clicks and keys, and
 * that no key meant for the panel reaches the page.
 */
export function Docked({ side, size, onResize, children }: DockedProps) {
  const [target, setTarget] = useState<Document | null>(null)
  // The empty frame is shown at once; the transition renders its content in pieces, so that it does not block the page.
  const fill = (document: Document | null) => startTransition(() => setTarget(document))
  const right = side === 'right'
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    onResize(right ? window.innerWidth - event.clientX : window.innerHeight - event.clientY)
  }
  const move = (event: KeyboardEvent) => {
    const by = {
      [right ? 'ArrowLeft' : 'ArrowUp']: STEP,
      [right ? 'ArrowRight' : 'ArrowDown']: -STEP,
      Home: SMALLEST - size,
      End: LARGEST - size,
    }[event.key]
    if (by === undefined) return
    event.preventDefault()
    onResize(size + by)
  }
  return (
    <chakra.aside
      aria-label="Inspector"
      data-inspector
      pointerEvents="auto"
      position="fixed"
      zIndex="max"
      insetInlineEnd="0"
      bottom="0"
      display="flex"
      flexDirection={right ? { base: 'column', md: 'row' } : 'column'}
      width={right ? { base: 'full', md: `min(${size}px, 80vw)` } : 'full'}
      height={right ? { base: '50dvh', md: '100dvh' } : `min(${size}px, 80dvh)`}
      bg="bg.panel"
    >
      <style data-inspector>{roomBeside(side, size)}</style>
      <chakra.div
        role="separator"
        tabIndex={0}
        aria-label="Size of the inspector"
        aria-orientation={right ? 'vertical' : 'horizontal'}
        aria-valuenow={size}
        aria-valuemin={SMALLEST}
        aria-valuemax={LARGEST}
        onKeyDown={move}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        flexShrink="0"
        width={right ? { base: 'full', md: '6px' } : 'full'}
        height={right ? { base: '6px', md: 'full' } : '6px'}
        bg="border.emphasized"
        cursor={right ? 'col-resize' : 'row-resize'}
        touchAction="none"
        _hover={{ bg: 'accent.solid' }}
      />
      <chakra.iframe
        title="Inspector"
        flex="1"
        minWidth="0"
        minHeight="0"
        border="0"
        ref={(frame: HTMLIFrameElement | null) => fill(frame?.contentDocument ?? null)}
        // Some browsers put another document there once it is loaded.
        onLoad={({ currentTarget }) => fill(currentTarget.contentDocument)}
      />
      {target ? <InDocument target={target}>{children}</InDocument> : null}
    </chakra.aside>
  )
}

const DIALOGS = ':is([data-scope=dialog][data-part=positioner], [data-scope=dialog][data-part=backdrop])'

/** The page makes room: what it fixes to the window keeps beside the panel too. */
function roomBeside(side: 'right' | 'bottom', size: number): string {
  const below = (height: string) => `
    :root { --inspector-bottom: ${height} }
    body { padding-bottom: ${height} }
    ${DIALOGS} { bottom: ${height}; height: auto }`
  if (side === 'bottom') return below(`min(${size}px, 80dvh)`)
  const width = `min(${size}px, 80vw)`
  return `
    @media (min-width: 48rem) {
      :root { --inspector-right: ${width} }
      body { padding-right: ${width}; box-sizing: border-box }
      ${DIALOGS} { right: ${width}; width: auto }
    }
    /* The docked inspector narrows the page, so the wide layout shows the menu button in place of the links. */
    @media (min-width: 64rem) and (max-width: calc(62rem + ${Math.min(size, LARGEST)}px)) {
      header:has(nav[aria-label=Main]) nav[aria-label=Main] { display: none }
      body header div:has(> [aria-controls=mobile-menu]) { display: block }
    }
    @media (max-width: 47.99rem) { ${below('50dvh')} }`
}
