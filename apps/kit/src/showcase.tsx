import { cardStyle } from '@milgo/ui/card-style.ts'
import { type ReactNode, useId } from 'react'

/** A group of components below its heading. */
export const Showcase = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`${cardStyle} flex flex-col gap-8 p-6 max-sm:p-4`}>
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {children}
    </section>
  )
}
