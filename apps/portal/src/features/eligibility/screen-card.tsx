import { fill } from '@milgo/messages/fill'
import { cardStyle } from '@milgo/ui/card-style.ts'
import type { ReactNode } from 'react'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useWords } from '../../lib/words.ts'

type Props = {
  readonly title: string
  readonly icon: ReactNode
  readonly tone: 'good' | 'attention' | 'neutral'
  readonly children: ReactNode
}

const tones = {
  good: 'bg-good-wash text-good',
  attention: 'bg-sun-wash text-sun-ink',
  neutral: 'bg-brand-wash text-brand',
} as const

/** Draws a screen with a single message. */
export const ScreenCard = ({ title, icon, tone, children }: Props) => {
  const { shell } = useWords()
  return (
    <div className="page-column py-10 md:py-16">
      <div className={`${cardStyle} mx-auto flex max-w-[40rem] flex-col gap-5 p-6 sm:p-9`}>
        <span
          aria-hidden="true"
          className={`flex size-14 items-center justify-center rounded-full [&>svg]:size-7 ${tones[tone]}`}
        >
          {icon}
        </span>
        <PageHeading documentTitle={fill(shell.documentTitle, { page: title })} className="text-title">
          {title}
        </PageHeading>
        {children}
      </div>
    </div>
  )
}
