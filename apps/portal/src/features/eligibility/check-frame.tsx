import { fill } from '@milgo/messages/fill'
import type { ReactNode } from 'react'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useWords } from '../../lib/words.ts'
import { useEligibilityWords } from './eligibility-words.ts'
import { WhatHappensNext } from './what-happens-next.tsx'

/** Draws the frame around the questions: what the check is, and what comes after it. */
export const CheckFrame = ({ isLoading = false, children }: { isLoading?: boolean; children: ReactNode }) => {
  const { shell } = useWords()
  const { eligibilityStates, eligibilityTexts } = useEligibilityWords().eligibility
  const title = eligibilityStates.NEW
  return (
    <div
      className={`page-column py-8 md:py-12 ${isLoading ? 'page-height' : ''}`}
      {...(isLoading && { 'aria-busy': true })}
    >
      <PageHeading documentTitle={fill(shell.documentTitle, { page: title })} className="text-display">
        {title}
      </PageHeading>
      <p className="mt-2 max-w-measure text-lead text-ink-soft">{eligibilityTexts.lead}</p>
      <div className="mt-7 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-5">{children}</div>
        <WhatHappensNext />
      </div>
    </div>
  )
}
