import { fill } from '@milgo/messages/fill'
import { cardStyle } from '@milgo/ui/card-style.ts'
import type { ReactNode } from 'react'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useWords } from '../../lib/words.ts'

type Props = {
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
  /** Shown beside the card, or under it on a phone. */
  readonly beside?: ReactNode
  /** Shown under the card, or at the very end on a phone. */
  readonly below?: ReactNode
}

/** Draws the card around every step of the login. */
export const LoginFrame = ({ title, text, children, beside, below }: Props) => {
  const { shell } = useWords()
  return (
    <div className="page-column py-10 md:py-16">
      <PageHeading documentTitle={fill(shell.documentTitle, { page: title })} className="text-display">
        {title}
      </PageHeading>
      {text && <p className="mt-3 max-w-measure text-lead text-ink-soft">{text}</p>}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
        <div className={`${cardStyle} px-5 py-6 sm:px-8 sm:py-8`}>{children}</div>
        {beside}
        {below}
      </div>
    </div>
  )
}
