import { Component, type ReactNode } from 'react'

type Props = {
  /** What failed; a new place deserves a new try. */
  readonly place: string
  /** What is left when something broke. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** React offers this only to classes. */
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
