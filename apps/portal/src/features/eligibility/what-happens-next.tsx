import { cardStyle } from '@milgo/ui/card-style.ts'
import { useId } from 'react'
import { useEligibilityWords } from './eligibility-words.ts'

const steps = ['check', 'code', 'form'] as const

/** Shows what comes next and what is stored, beside the form or under it on a narrow screen. */
export const WhatHappensNext = () => {
  const { next, storedInTab } = useEligibilityWords().eligibility.eligibilityTexts
  const id = useId()
  return (
    <aside aria-labelledby={id} className={`${cardStyle} p-6 max-sm:px-4 lg:sticky lg:top-24`}>
      <h2 id={id} className="text-lead font-bold">
        {next.title}
      </h2>
      <ol className="mt-4 flex flex-col gap-4">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="flex size-7 shrink-0 items-center justify-center rounded-full bg-brand-wash text-small font-medium text-brand-strong"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{next[step]}</span>
          </li>
        ))}
      </ol>
      <p className="mt-5 border-t border-line pt-4 text-small text-ink-soft">{storedInTab}</p>
    </aside>
  )
}
