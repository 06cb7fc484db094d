import { Component, type ReactNode } from 'react'
import { TabFailure } from './TabFailure'

export interface TabBoundaryProps {
  /** What the tab is called. */
  label: string
  /** Called before the tab is shown again. */
  onRetry: () => void
  children: ReactNode
}

/** Keeps what breaks in one tab from the page around it. */
export class TabBoundary extends Component<TabBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <TabFailure
        label={this.props.label}
        onRetry={() => {
          this.props.onRetry()
          this.setState({ broken: false })
        }}
      />
    )
  }
}
