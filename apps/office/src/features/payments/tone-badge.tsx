import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

const tones = {
  good: 'bg-good-wash text-good',
  attention: 'bg-sun-wash text-sun-ink',
  bad: 'bg-bad-wash text-bad',
  info: 'bg-info-wash text-info',
  neutral: 'bg-sunken text-ink-soft',
} as const
export type Tone = keyof typeof tones

/** A state in a table, shown by colour, icon and word. */
export const ToneBadge = ({
  tone,
  icon: Icon,
  children,
}: {
  tone: Tone
  icon: LucideIcon
  children: ReactNode
}) => (
  <span
    className={`inline-flex min-h-7 w-fit items-center gap-1.5 rounded-[0.875rem] px-2.5 text-small font-medium ${tones[tone]}`}
  >
    <Icon aria-hidden="true" className="size-4 shrink-0" />
    {children}
  </span>
)
