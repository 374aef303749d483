import { cardStyle } from '@milgo/ui/card-style.ts'
import type { ReactNode } from 'react'

type Props = { readonly title: string; readonly icon: ReactNode; readonly children: ReactNode }

/** A card in the side column of the page. */
export const Card = ({ title, icon, children }: Props) => (
  <section className={`${cardStyle} px-5 py-4 text-small`}>
    <h2 className="mb-2 flex items-center gap-2 text-body font-bold">
      {icon}
      {title}
    </h2>
    {children}
  </section>
)

/** A label at the start of the line and its figure at the end. */
export const FigureLine = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 border-b border-line py-2 last:border-b-0">
    <dt>{name}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
)
