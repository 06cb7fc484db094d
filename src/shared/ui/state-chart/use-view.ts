import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Box } from '@/shared/lib/statechart'

const LEAST = 0.2
const MOST = 2.5
/** How far the pointer moves before it drags, px. */
const DRAG = 4

interface Size {
  width: number
  height: number
}

/** How much of a chart is seen: its scale, and the part of it that its frame is scrolled to. */
export function useView(frame: RefObject<HTMLElement | null>, chart: Size) {
  const [chosen, setScale] = useState<number | null>(null)
  const [room, setRoom] = useState<Size | null>(null)
  const still = useRef<{ x: number; y: number; left: number; top: number } | null>(null)
  const whole = room ? Math.min(1, (room.width - 2) / chart.width, (room.height - 2) / chart.height) : LEAST
  const scale = chosen ?? whole

  useLayoutEffect(() => {
    const node = frame.current
    if (!node) return
    const measure = () => setRoom({ width: node.clientWidth, height: roomAbove(node) })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [frame])

  // The point under the pointer, or in the middle, keeps its position.
  useLayoutEffect(() => {
    const node = frame.current
    if (!node || !still.current) return
    const { x, y, left, top } = still.current
    node.scrollTo({ left: x * scale - left, top: y * scale - top })
    still.current = null
  }, [frame, scale])

  const zoomTo = (to: number, at?: { left: number; top: number }) => {
    const node = frame.current
    if (!node) return
    const { left, top } = at ?? { left: node.clientWidth / 2, top: node.clientHeight / 2 }
    still.current = { x: (node.scrollLeft + left) / scale, y: (node.scrollTop + top) / scale, left, top }
    setScale(Math.min(MOST, Math.max(LEAST, to)))
  }
  const zoomBy = useRef(zoomTo)
  useLayoutEffect(() => {
    zoomBy.current = (factor, at) => zoomTo(scale * factor, at)
  })

  useEffect(() => {
    const node = frame.current
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const { left, top } = (event.currentTarget as HTMLElement).getBoundingClientRect()
      zoomBy.current(Math.exp(-event.deltaY / 300), { left: event.clientX - left, top: event.clientY - top })
    }
    // React's own listener could not keep the page from zooming.
    node?.addEventListener('wheel', onWheel, { passive: false })
    return () => node?.removeEventListener('wheel', onWheel)
  }, [frame])

  return {
    scale,
    canZoomIn: scale < MOST,
    canZoomOut: scale > LEAST,
    zoomIn: () => zoomTo(scale * 1.25),
    zoomOut: () => zoomTo(scale / 1.25),
    fit: () => zoomTo(whole),
    onPointerDown: drag,
    show: (box: Box) => scrollTo(frame.current, box, scale),
  }
}

/** The height that a frame may have: its own where it is given, what it may grow to where it is not. */
function roomAbove(node: HTMLElement): number {
  const most = Number.parseFloat(getComputedStyle(node).maxHeight)
  return Number.isNaN(most) ? node.clientHeight : most
}

/** Moves the chart under the mouse; fingers scroll it as they scroll any page. */
function drag(event: PointerEvent<HTMLElement>): void {
  if (event.pointerType !== 'mouse' || event.button !== 0) return
  const node = event.currentTarget
  const { clientX, clientY, pointerId } = event
  const { scrollLeft, scrollTop } = node
  const move = (moved: globalThis.PointerEvent) => {
    const [x, y] = [moved.clientX - clientX, moved.clientY - clientY]
    if (!node.hasPointerCapture(pointerId) && Math.hypot(x, y) > DRAG) node.setPointerCapture(pointerId)
    if (!node.hasPointerCapture(pointerId)) return
    node.scrollTo({ left: scrollLeft - x, top: scrollTop - y })
  }
  const end = () => {
    node.removeEventListener('pointermove', move)
    node.removeEventListener('pointerup', end)
    node.removeEventListener('pointercancel', end)
  }
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', end)
  node.addEventListener('pointercancel', end)
}

/** Brings a box into view when a part of it is outside. */
function scrollTo(node: HTMLElement | null, box: Box, scale: number): void {
  if (!node) return
  const inside = (from: number, size: number, start: number, room: number) =>
    from >= start && from + Math.min(size, room) <= start + room
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map((length) => length * scale) as [
    number,
    number,
    number,
    number,
  ]
  if (
    inside(x, width, node.scrollLeft, node.clientWidth) &&
    inside(y, height, node.scrollTop, node.clientHeight)
  )
    return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  node.scrollTo({
    left: x + width / 2 - node.clientWidth / 2,
    top: y + Math.min(height, node.clientHeight) / 2 - node.clientHeight / 2,
    behavior: still ? 'auto' : 'smooth',
  })
}
