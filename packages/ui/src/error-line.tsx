import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** The error of a field, shown below it. */
export const ErrorLine = ({ children }: { children: ReactNode }) => (
  <span className="flex items-start gap-2 text-small font-medium text-bad">
    <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
    <span>{children}</span>
  </span>
)
