import { Component, type ReactNode } from 'react'

type Props = {
  /** Identifies the shown page. When it changes after a failure, the children are rendered again. */
  readonly place: string
  /** Shown instead of the children after an error. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** A class, because React has no other form of error boundary. */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.hasFailed && previous.place !== this.props.place) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
