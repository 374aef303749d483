import type { ReactNode } from 'react'

type Props = {
  readonly icon: ReactNode
  readonly title: string
  /** Says what happens next, or what the user can do. */
  readonly text: string
  readonly action?: ReactNode
}

export const EmptyState = ({ icon, title, text, action }: Props) => (
  <div className="flex flex-col items-center gap-2 px-4 py-8 text-center">
    <span
      aria-hidden="true"
      className="mb-1 flex size-14 items-center justify-center rounded-full bg-brand-wash text-brand [&>svg]:size-7"
    >
      {icon}
    </span>
    <p className="text-lead font-bold">{title}</p>
    <p className="max-w-[46ch] text-balance text-ink-soft">{text}</p>
    {action && <div className="mt-3">{action}</div>}
  </div>
)
