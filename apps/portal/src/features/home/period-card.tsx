import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { CalendarX } from 'lucide-react'
import { useRef } from 'react'
import { LoadFailed } from '../../lib/load-failed.tsx'
import type { CurrentPeriod } from '../../lib/period/use-current-period.ts'
import { useWords } from '../../lib/words.ts'
import { PeriodDetails } from './period-details.tsx'
import { PeriodHeadline } from './period-headline.tsx'

/** Shows the important dates, first how much time is left. */
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
        // As high as the dates that are there in other times, so that nothing moves when the answer comes.
        <div className="flex min-h-70 flex-col items-center justify-center text-center text-balance">
          <CalendarX aria-hidden="true" className="size-12 text-on-deep-soft" />
          <p className="mt-4 text-title font-bold">{home.period.none}</p>
          <p className="mt-2 text-on-deep-soft">{home.period.noneText}</p>
        </div>
      )}
      {current.status === 'known' && (
        <>
          <PeriodHeadline state={current.state} resultsOn={current.period.results_on} />
          <PeriodDetails period={current.period} />
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
