import { cardStyle } from '@milgo/ui/card-style.ts'
import type { ReactNode } from 'react'

type Props = {
  /** The finding, as a sentence. */
  readonly title: string
  /** Says what the chart shows. */
  readonly text: string
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A card of the dashboard. Screen readers find it by its heading. It is no named landmark, because its name would
 * repeat that of the table in it.
 */
export const DashboardCard = ({ title, text, className = '', children }: Props) => (
  <section className={`${cardStyle} flex flex-col px-5 py-4 text-small ${className}`}>
    <h2 className="text-body font-bold text-balance">{title}</h2>
    <p className="mb-3 text-ink-soft">{text}</p>
    {children}
  </section>
)
