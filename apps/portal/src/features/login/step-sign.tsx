import type { LucideIcon } from 'lucide-react'

/** The picture of a step that has nothing else to say beside itself. */
export const StepSign = ({ Icon }: { Icon: LucideIcon }) => (
  <span className="flex size-56 items-center justify-center justify-self-center rounded-full bg-brand-wash text-brand max-lg:hidden">
    <Icon aria-hidden="true" className="size-24" strokeWidth={1.2} />
  </span>
)
