import type { LucideIcon } from 'lucide-react'

/** Draws the picture beside a step that shows nothing else there. */
export const StepSign = ({ Icon }: { Icon: LucideIcon }) => (
  <span className="flex size-56 items-center justify-center justify-self-center rounded-full bg-brand-wash text-brand max-lg:hidden">
    <Icon aria-hidden="true" className="size-24" strokeWidth={1.2} />
  </span>
)
