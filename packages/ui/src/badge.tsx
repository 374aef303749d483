import type { ReactNode } from 'react'

const tones = {
  sun: 'bg-sun-wash text-sun-ink',
  good: 'bg-good-wash text-good',
  info: 'bg-info-wash text-info',
  neutral: 'bg-sunken text-ink-soft',
} as const

export type BadgeTone = keyof typeof tones

export const Badge = ({
  tone,
  icon,
  children,
}: {
  tone: BadgeTone
  icon?: ReactNode
  children: ReactNode
}) => (
  <span
    className={`flex min-h-8 w-fit items-center gap-2 rounded-full px-3.5 py-1 text-small font-medium forced-colors:border ${tones[tone]}`}
  >
    {icon}
    {children}
  </span>
)
