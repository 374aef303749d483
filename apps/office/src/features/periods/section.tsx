import { CollapsibleSection } from '@milgo/ui/collapsible-section.tsx'
import type { ReactNode } from 'react'

type Props = {
  readonly title: string
  /** Closed at first, for long lists. */
  readonly isFolded?: boolean
  readonly children: ReactNode
}

/** Values of a period that belong together. */
export const Section = ({ title, isFolded = false, children }: Props) => (
  <CollapsibleSection title={title} isInitiallyOpen={!isFolded}>
    <div className="flex flex-col gap-6">{children}</div>
  </CollapsibleSection>
)
