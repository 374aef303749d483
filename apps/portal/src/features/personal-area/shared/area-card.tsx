import { cardStyle } from '@milgo/ui/card-style.ts'
import { type ReactNode, useId } from 'react'

type Props = { readonly title: string; readonly text?: string; readonly children: ReactNode }

/** Draws a part of the personal area under its own heading. */
export const AreaCard = ({ title, text, children }: Props) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`${cardStyle} p-5 md:p-7`}>
      <h2 id={id} className="text-lead font-bold md:text-title">
        {title}
      </h2>
      {text && <p className="mt-1 text-ink-soft">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
