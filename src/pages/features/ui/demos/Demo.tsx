import { DEMOS } from './demos'

/** Loaded when the first of them comes into sight. */
export default function Demo({ of }: { of: string }) {
  return DEMOS[of]?.()
}
