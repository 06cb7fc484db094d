import { useMenuContext } from '@chakra-ui/react'
import { usePressOutside } from './use-press-outside'

/**
 * Inside a `Menu.Root` without a state of its own: a press outside closes the menu from its first frame on. The library
 * listens only some frames later, and misses a press on an element that is gone by the next frame.
 */
export function MenuEnds() {
  const { open, setOpen, getTriggerProps, getContentProps } = useMenuContext()
  const ids = [getTriggerProps().id, getContentProps().id].filter((id) => id !== undefined)
  usePressOutside(ids, () => setOpen(false), open)
  return null
}
