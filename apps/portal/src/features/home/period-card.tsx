import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { useRef } from 'react'
import { LoadFailed } from '../../lib/load-failed.tsx'
import type { CurrentPeriod } from '../../lib/period/use-current-period.ts'
import { useWords } from '../../lib/words.ts'
import { PeriodFacts } from './period-facts.tsx'
import { PeriodHeadline } from './period-headline.tsx'

/** The dates that matter, first of all how long is left. */
export const PeriodCard = ({ current }: { current: CurrentPeriod }) => {
  const { home } = useWords()
  const card = useRef<HTMLElement>(null)
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={home.period.label}
      aria-busy={current.status === 'loading'}
      className="min-h-84 rounded-large border border-white/25 bg-white/12 p-6 outline-none md:p-7"
    >
      {current.status === 'loading' && <PeriodCardSkeleton />}
      {current.status === 'failed' && (
        <LoadFailed
          title={home.failed.dates}
          text={home.failed.text}
          error={current.error}
          brought={card}
          variant="inverseSecondary"
        />
      )}
      {current.status === 'none' && (
        <>
          <p className="text-title font-bold">{home.period.none}</p>
          <p className="mt-3 text-on-deep-soft">{home.period.noneText}</p>
        </>
      )}
      {current.status === 'known' && (
        <>
          <PeriodHeadline state={current.state} resultsOn={current.period.results_on} />
          <PeriodFacts period={current.period} />
        </>
      )}
    </section>
  )
}

const PeriodCardSkeleton = () => (
  <div className="flex flex-col">
    <Skeleton className="h-12 w-20" />
    <Skeleton className="mt-2 h-6 w-44" />
    <Skeleton isPill className="mt-5 h-2 w-full" />
    <Skeleton className="mt-8 h-6 w-full" />
    <Skeleton className="mt-8 h-6 w-full" />
  </div>
)
