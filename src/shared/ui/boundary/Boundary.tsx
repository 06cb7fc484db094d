import { Component, type ReactNode } from 'react'
import { isUnexpected } from '@/shared/lib/failure'
import { requestAgain } from '@/shared/lib/lazy-part'
import { reportError } from '@/shared/lib/report-error'

export interface BoundaryProps {
  /** Rendered in place of the broken part. `again` renders the part again. */
  fallback: (error: unknown, again: () => void) => ReactNode
  /** The broken part renders again when this changes. */
  place?: unknown
  children: ReactNode
}

interface State {
  broken: { error: unknown } | null
  place: unknown
}

/** Keeps what breaks inside from the page around it, and reports it. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { broken: null, place: this.props.place }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { broken: { error } }
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: State): Partial<State> | null {
    return place === state.place ? null : { place, broken: null }
  }

  override componentDidCatch(error: unknown): void {
    // From now on the failure is shown: whatever renders the part again requests its chunk again.
    requestAgain(error)
    // React has logged it.
    if (isUnexpected(error)) reportError(error, { logged: true })
  }

  override render() {
    const { broken } = this.state
    if (!broken) return this.props.children
    return this.props.fallback(broken.error, () => this.setState({ broken: null }))
  }
}
