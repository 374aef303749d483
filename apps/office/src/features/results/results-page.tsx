import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { useSearchParams } from 'react-router'
import { LoadFailedBanner } from '../../lib/load-failed-banner.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useWords } from '../../lib/words.ts'
import { ResultsScreen } from './results-screen.tsx'
import { useOverview, useScores } from './use-results.ts'

/** The results of a period before they are published. `?period=` names a period other than the current one. */
export const ResultsPage = () => {
  const { officeResults: words } = useWords()
  const [search, setSearch] = useSearchParams()
  const code = search.get('period')
  const period = code === null ? {} : { period: code }
  const overview = useOverview(period)
  const run = overview.data?.run
  const scores = useScores(period, `${run?.id} ${run?.finished_at}`)
  const error = overview.error ?? scores.error
  if (overview.data && scores.data)
    return (
      <ResultsScreen
        key={code}
        period={period}
        onChoosePeriod={(chosen) => setSearch({ period: chosen })}
        overview={overview.data}
        scores={scores.data}
      />
    )
  return (
    <div data-fills-window="" className="grow px-4 py-5 lg:px-6">
      <PageHeading title={words.title} />
      {error ? (
        <LoadFailedBanner
          error={error}
          retry={() => Promise.all([overview.refetch(), scores.refetch()])}
          words={words.failed}
        />
      ) : (
        <>
          <span role="status" className="sr-only">
            {words.loading}
          </span>
          <div aria-hidden="true" className="mt-5 grid gap-4 text-ink lg:grid-cols-[minmax(0,1fr)_24rem]">
            <Skeleton className="h-[36rem]" />
            <div className="flex flex-col gap-4">
              <Skeleton className="h-56" />
              <Skeleton className="h-40" />
              <Skeleton className="h-40" />
            </div>
          </div>
        </>
      )}
    </div>
  )
}
