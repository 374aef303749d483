import { officePaths } from '@milgo/contracts/office-paths'
import { registrationTimeLeft } from '@milgo/domain/period/period-state'
import { mayOpenPage } from '@milgo/domain/staff/office-pages'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { momentText } from '@milgo/messages/moment-text'
import { Banner } from '@milgo/ui/banner.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { ChartColumn, Table2 } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { isolated } from '../../lib/isolated.ts'
import { LoadFailedBanner } from '../../lib/load-failed-banner.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { PeriodChoice } from '../../lib/period-choice.tsx'
import { SegmentButtons } from '../../lib/segment-buttons.tsx'
import { useStaff } from '../../lib/session/use-staff.ts'
import { usePeriodNames } from '../../lib/use-period-names.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { AppealsCard } from './appeals-card.tsx'
import { DecisionsCard } from './decisions-card.tsx'
import { FlowCard } from './flow-card.tsx'
import { FunnelCard } from './funnel-card.tsx'
import { ReadingCard } from './reading-card.tsx'
import { ReturnsCard } from './returns-card.tsx'
import { StagesCard } from './stages-card.tsx'
import { StatusesCard } from './statuses-card.tsx'
import { TimesCard } from './times-card.tsx'
import { UndeliverableCard } from './undeliverable-card.tsx'
import { type Dashboard, useDashboard, useTrailOverview } from './use-dashboard.ts'
import { WorkloadCard } from './workload-card.tsx'

/** The state of the work on a period: the current one or `?period=`. `?as=tables` shows every chart as a table. */
export const DashboardPage = () => {
  const { officeDashboard: words } = useWords()
  const [search] = useSearchParams()
  const { data, error, refetch, unknown } = useDashboard(search.get('period'))
  if (data) return <DashboardOf dashboard={data} unknown={unknown} />
  return (
    <div data-fills-window="" className="grow px-4 py-5 lg:px-6">
      <PageHeading title={words.title} />
      {error ? (
        <LoadFailedBanner error={error} retry={refetch} words={words.failed} />
      ) : (
        <>
          <span role="status" className="sr-only">
            {words.loading}
          </span>
          <div aria-hidden="true" className="mt-5 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            <Skeleton className="h-96" />
            <Skeleton className="h-96" />
            <Skeleton className="h-96" />
          </div>
        </>
      )}
    </div>
  )
}

type Props = {
  readonly dashboard: Dashboard
  /** The requested period, if it does not exist. */
  readonly unknown: string | undefined
}

const DashboardOf = ({ dashboard, unknown }: Props) => {
  const { officeDashboard: words } = useWords()
  const language = useLanguage()
  const [search, setSearch] = useSearchParams()
  const isTable = search.get('as') === 'tables'
  const { periods, period, now, open, sent, drafts } = dashboard
  const show = (name: string, value: string | null) => {
    const next = new URLSearchParams(search)
    if (value === null) next.delete(name)
    else next.set(name, value)
    // A change of period is a history entry, so that Back returns to the previous period. A change between charts and
    // tables is not.
    setSearch(next, { replace: name === 'as' })
  }
  const left = period.is_open ? registrationTimeLeft(period.closes_at, new Date(now)) : undefined
  const headline = [
    counted(words.headline, open.count, language),
    ...(left ? [counted(words.closes[left.unit], left.count, language)] : []),
  ].join(', ')
  const card = { dashboard, isTable }
  const nameOfPeriod = usePeriodNames()
  const { data: trail } = useTrailOverview(mayOpenPage(useStaff().roles, 'trail'))
  return (
    <div data-fills-window="" className="relative grow overflow-y-auto px-4 py-5 lg:px-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <PageHeading title={words.title} className="text-title">
            {headline}
          </PageHeading>
          <p className="text-small text-ink-soft">
            {fill(words.updated, {
              period: nameOfPeriod(period.code),
              at: leftToRight(momentText(new Date(now))),
            })}
            {drafts > 0 && ` · ${counted(words.drafts, drafts, language)}`}
          </p>
        </div>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
          <PeriodChoice
            label={words.period}
            periods={periods}
            chosen={period.code}
            onChoose={(code) => show('period', code)}
          />
          <SegmentButtons
            label={words.show}
            options={[
              { value: 'charts', label: words.charts, icon: <ChartColumn aria-hidden="true" /> },
              { value: 'tables', label: words.tables, icon: <Table2 aria-hidden="true" /> },
            ]}
            value={isTable ? 'tables' : 'charts'}
            onChange={(as) => show('as', as === 'tables' ? as : null)}
          />
        </div>
      </div>
      {unknown !== undefined && (
        <div className="mt-4">
          <Banner tone="attention">
            {fill(words.unknownPeriod, { asked: isolated(unknown), period: nameOfPeriod(period.code) })}
          </Banner>
        </div>
      )}
      {trail?.check?.is_intact === false && (
        <div className="mt-4">
          <Banner tone="bad" title={words.tampered.title} announce="alert">
            <Link to={officePaths.trail} className="font-bold underline underline-offset-4">
              {words.tampered.open}
            </Link>
          </Banner>
        </div>
      )}
      {sent.count === 0 ? (
        <p className="mt-8 text-ink-soft">{words.empty}</p>
      ) : (
        <div className="mt-4 grid items-stretch gap-4 md:grid-cols-2 xl:grid-cols-3 [&>section]:min-w-0">
          <FlowCard {...card} />
          <StatusesCard {...card} />
          <StagesCard {...card} />
          <FunnelCard {...card} />
          <TimesCard {...card} />
          <ReturnsCard {...card} />
          <DecisionsCard {...card} />
          <WorkloadCard {...card} />
          <AppealsCard {...card} />
          <div className="flex min-w-0 flex-col gap-4 xl:contents [&>section]:grow">
            <UndeliverableCard {...card} />
            {trail && <ReadingCard overview={trail} />}
          </div>
        </div>
      )}
    </div>
  )
}
