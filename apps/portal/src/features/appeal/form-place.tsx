import { cardStyle } from '@milgo/ui/card-style.ts'
import { type ReactNode, useId } from 'react'

type Props = { readonly title: string; readonly text?: string; readonly children: ReactNode }

/** Draws a part of the appeal under its own heading. */
export const FormPlace = ({ title, text, children }: Props) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`${cardStyle} px-6 pt-5 pb-7 max-sm:px-4`}>
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {text && <p className="mt-1 text-ink-soft">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
