import { Component, type ReactNode } from 'react'
import { Awake } from './awake.tsx'
import { CrashPage } from './crash-page.tsx'

type Props = {
  /** What failed; a new place deserves a new try. */
  readonly place: string
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
    if (!this.state.hasFailed) return this.props.children
    return (
      <>
        <CrashPage />
        <Awake />
      </>
    )
  }
}
