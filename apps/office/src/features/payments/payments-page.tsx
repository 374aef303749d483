import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { Tabs } from '@milgo/ui/tabs.tsx'
import { useSearchParams } from 'react-router'
import { PageHeading } from '../../lib/page-heading.tsx'
import { PeriodChoice } from '../../lib/period-choice.tsx'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useWords } from '../../lib/words.ts'
import { OverviewTab } from './overview-tab.tsx'
import { PaymentsFrame } from './payments-frame.tsx'
import { QuarantineTab } from './quarantine-tab.tsx'
import { ReconciliationTab } from './reconciliation-tab.tsx'
import { usePayments } from './use-payment-calls.ts'

const views = ['overview', 'quarantine', 'reconciliation'] as const

/** The payments of a period. The address contains the period and the tab. */
export const PaymentsPage = () => {
  const { office, officePayments: words } = useWords()
  const [search, setSearch] = useSearchParams()
  const failureText = useFailureText()
  const asked = search.get('period') ?? undefined
  const view = views.find((one) => one === search.get('view')) ?? 'overview'
  const { data, error, refetch } = usePayments(asked)
  const period = data?.period ?? undefined
  const toDecide = data ? data.quarantined + data.proposals : 0
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    next.set(name, value)
    setSearch(next)
  }
  return (
    <PaymentsFrame period={asked}>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-4">
        <div>
          <PageHeading title={words.title} />
          <p className="mt-1 text-ink-soft">{words.text}</p>
        </div>
        {data && (
          <PeriodChoice
            label={words.period}
            periods={data.periods}
            chosen={period ?? null}
            onChoose={(code) => change('period', code)}
          />
        )}
      </div>
      {error && !data && (
        <Banner
          tone="bad"
          title={office.failed.title}
          announce="alert"
          action={
            <ActionButton variant="secondary" onPress={() => void refetch()}>
              {office.failed.retry}
            </ActionButton>
          }
        >
          {failureText(error)}
        </Banner>
      )}
      {!data && !error && <Skeleton className="h-72 text-ink" />}
      {data && period === undefined && <p className="text-ink-soft">{words.noPeriod}</p>}
      {data && period !== undefined && (
        <Tabs
          label={words.views}
          selected={view}
          onSelect={(id) => change('view', id)}
          tabs={[
            {
              id: 'overview',
              label: words.overview,
              content: <OverviewTab payments={data} period={period} />,
            },
            {
              id: 'quarantine',
              label: toDecide > 0 ? `${words.quarantine} (${toDecide})` : words.quarantine,
              content: <QuarantineTab period={period} />,
            },
            {
              id: 'reconciliation',
              label: words.reconciliation,
              content: <ReconciliationTab period={period} />,
            },
          ]}
        />
      )}
    </PaymentsFrame>
  )
}
