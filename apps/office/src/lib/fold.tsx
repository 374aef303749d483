import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly className?: string
  readonly summaryStyle?: string
}

/** Unfolds to what stands below its one line. */
export const Fold = ({ summary, children, className = '', summaryStyle = '' }: Props) => (
  <details className={`group/fold ${className}`}>
    <summary
      className={`flex list-none items-center gap-2 [&::-webkit-details-marker]:hidden ${summaryStyle}`}
    >
      <ChevronDown
        aria-hidden="true"
        className="size-4 shrink-0 text-ink-soft transition-transform duration-200 group-open/fold:rotate-180"
      />
      {summary}
    </summary>
    {children}
  </details>
)
