import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** A warning below a field whose answer should be checked again. The answer is accepted all the same. */
export const WarningLine = ({ children }: { children: ReactNode }) => (
  <span className="flex items-start gap-1.5 font-medium text-sun-ink">
    <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
    <span className="min-w-0">{children}</span>
  </span>
)
