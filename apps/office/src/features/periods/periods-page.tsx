import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { useSearchParams } from 'react-router'
import { LoadFailedBanner } from '../../lib/load-failed-banner.tsx'
import { useWords } from '../../lib/words.ts'
import { PeriodEditor } from './period-editor.tsx'
import { PeriodList } from './period-list.tsx'
import { usePeriod, usePeriods } from './use-periods.ts'

/** All periods, or the one in the address. */
export const PeriodsPage = () => {
  const [search] = useSearchParams()
  const code = search.get('period')
  return code === null ? <AllPeriods /> : <OnePeriod key={code} code={code} />
}

const AllPeriods = () => {
  const { data, error, refetch } = usePeriods()
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  return data ? <PeriodList periods={data.periods} /> : <Skeleton className="h-80 text-ink" />
}

const OnePeriod = ({ code }: { readonly code: string }) => {
  const { data, error, refetch } = usePeriod(code)
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  // A newer version mounts the editor again with its own values.
  return data ? <PeriodEditor key={data.version} period={data} /> : <Skeleton className="h-80 text-ink" />
}

const LoadFailed = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => {
  const { officePeriods: words } = useWords()
  return (
    <LoadFailedBanner error={error} retry={onRetry} words={{ title: words.failed, retry: words.retry }} />
  )
}
