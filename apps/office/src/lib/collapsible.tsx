import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly className?: string
  readonly summaryStyle?: string
}

/** A line that opens to show the content below it. */
export const Collapsible = ({ summary, children, className = '', summaryStyle = '' }: Props) => (
  <details className={`group/collapsible ${className}`}>
    <summary
      className={`flex list-none items-center gap-2 [&::-webkit-details-marker]:hidden ${summaryStyle}`}
    >
      <ChevronDown
        aria-hidden="true"
        className="size-4 shrink-0 text-ink-soft transition-transform duration-200 group-open/collapsible:rotate-180"
      />
      {summary}
    </summary>
    {children}
  </details>
)
