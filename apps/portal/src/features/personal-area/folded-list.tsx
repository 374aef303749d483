import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** Folds details that few people read, by the browser's own element, so that its text search finds them. */
export const FoldedList = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group mt-3">
    <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-brand hover:text-brand-strong [&::-webkit-details-marker]:hidden">
      <span className="underline underline-offset-4">{title}</span>
      <ChevronDown
        aria-hidden="true"
        className="size-5 transition-transform duration-150 group-open:rotate-180"
      />
    </summary>
    <div className="pt-2">{children}</div>
  </details>
)
