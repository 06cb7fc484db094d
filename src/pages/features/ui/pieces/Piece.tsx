import { PIECES } from './pieces'

/** Loaded when the first of them comes into sight. */
export default function Piece({ of }: { of: string }) {
  return PIECES[of]?.()
}
