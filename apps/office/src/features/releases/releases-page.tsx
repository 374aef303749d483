import type { ReleaseSummary } from '@milgo/contracts/office/release-fields'
import { releasePath } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { PageHeading } from '../../lib/page-heading.tsx'
import { PeriodChoice } from '../../lib/period-choice.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { usePeriodNames } from '../../lib/use-period-names.ts'
import { useWords } from '../../lib/words.ts'
import { Card } from './card.tsx'
import { MakeCard } from './make-card.tsx'
import { OutsideCard } from './outside-card.tsx'
import { StateBadge } from './state-badge.tsx'
import { releasesKey } from './use-release.ts'

/** The releases of a period, and the form that makes another one. */
export const ReleasesPage = () => {
  const { officeReleases: words } = useWords()
  const failureText = useFailureText()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('period')
  const nameOfPeriod = usePeriodNames()
  const { data, error, refetch } = useQuery({
    queryKey: [...releasesKey, 'list', asked],
    queryFn: ({ signal }) =>
      callCore('POST /office/releases/list', { body: asked === null ? {} : { period: asked }, signal }),
  })
  const title = data?.period ? fill(words.title, { period: nameOfPeriod(data.period) }) : words.titleAlone
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div>
          <PageHeading title={title} />
          <p className="mt-1 max-w-prose text-ink-soft">{words.text}</p>
        </div>
        {data && (
          <PeriodChoice
            label={words.period}
            periods={data.periods}
            chosen={data.period}
            onChoose={(code) => setSearch({ period: code })}
          />
        )}
      </div>
      {error && !data && (
        <Banner
          tone="bad"
          title={words.failed}
          announce="alert"
          action={
            <ActionButton variant="secondary" onPress={() => void refetch()}>
              {words.retry}
            </ActionButton>
          }
        >
          {failureText(error)}
        </Banner>
      )}
      {!data && !error && <Skeleton className="h-64 text-ink" />}
      {data && (
        <div
          data-wide=""
          className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start"
        >
          <div className="flex min-w-0 flex-col gap-5">
            <Card title={words.list.title}>
              <ReleaseTable releases={data.releases} />
            </Card>
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <MakeCard period={data.period} today={data.today} ready={data.ready} />
            <OutsideCard outside={data.outside} />
          </div>
        </div>
      )}
    </>
  )
}

const ReleaseTable = ({ releases }: { readonly releases: readonly ReleaseSummary[] }) => {
  const words = useWords().officeReleases
  const columns = [
    {
      id: 'name',
      label: words.list.name,
      isRowHeader: true,
      cell: ({ id, name }: ReleaseSummary) => (
        <Link to={releasePath(id)} className={textLinkStyle} aria-label={fill(words.list.open, { name })}>
          <bdi dir="ltr">{name}</bdi>
        </Link>
      ),
    },
    { id: 'what', label: words.list.what, cell: ({ result }: ReleaseSummary) => words.results[result] },
    {
      id: 'state',
      label: words.list.state,
      cell: ({ state }: ReleaseSummary) => <StateBadge state={state} />,
    },
    {
      id: 'letters',
      label: words.list.letters,
      isNumeric: true,
      cell: ({ rows, sent }: ReleaseSummary) => leftToRight(`${sent} / ${rows}`),
    },
    {
      id: 'people',
      label: words.list.people,
      cell: ({ made_by: maker, approved_by: approver }: ReleaseSummary) =>
        [maker, approver]
          .filter((name) => name !== null)
          .map((name) => `\u2068${name}\u2069`)
          .join(', '),
    },
  ]
  return (
    <div className="overflow-x-auto">
      <DataTable
        caption={words.list.caption}
        isCaptionHidden
        columns={columns}
        rows={releases}
        keyOf={({ id }) => id}
        empty={<p className="p-4 text-ink-soft">{words.list.none}</p>}
      />
    </div>
  )
}
