import { cardStyle } from '@milgo/ui/card-style.ts'
import type { ReactNode } from 'react'

type Props = { readonly title: string; readonly text?: string; readonly children: ReactNode }

/** A part of a releases page below its own heading. */
export const Card = ({ title, text, children }: Props) => (
  <div className={`${cardStyle} p-5`}>
    <h2 className="text-lead font-bold">{title}</h2>
    {text && <p className="mt-1 text-small text-ink-soft">{text}</p>}
    <div className="mt-4">{children}</div>
  </div>
)
