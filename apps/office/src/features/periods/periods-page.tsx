import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { useSearchParams } from 'react-router'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useWords } from '../../lib/words.ts'
import { PeriodEditor } from './period-editor.tsx'
import { PeriodList } from './period-list.tsx'
import { usePeriod, usePeriods } from './use-periods.ts'

/** All periods, or the one that the address names. */
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
  // A newer version begins with its own values.
  return data ? <PeriodEditor key={data.version} period={data} /> : <Skeleton className="h-80 text-ink" />
}

const LoadFailed = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => {
  const { officePeriods: words } = useWords()
  const failureText = useFailureText()
  return (
    <Banner
      tone="bad"
      title={words.failed}
      announce="alert"
      action={
        <ActionButton variant="secondary" onPress={onRetry}>
          {words.retry}
        </ActionButton>
      }
    >
      {failureText(error)}
    </Banner>
  )
}
