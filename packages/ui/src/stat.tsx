import type { ReactNode } from 'react'
import { cardStyle } from './card-style.ts'

type Props = {
  readonly label: string
  readonly value: string
  readonly note?: ReactNode
}

/** An important number with its label. */
export const Stat = ({ label, value, note }: Props) => (
  <dl className={`${cardStyle} flex flex-col px-5 py-4`}>
    <dt className="text-small text-ink-soft">{label}</dt>
    <dd>
      <bdi dir="ltr" className="text-title font-bold tabular-nums">
        {value}
      </bdi>
      {note && <span className="block text-small text-ink-faint first-letter:uppercase">{note}</span>}
    </dd>
  </dl>
)
