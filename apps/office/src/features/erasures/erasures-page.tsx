import type { PastErasure } from '@milgo/contracts/office/list-erasures'
import { momentText } from '@milgo/messages/moment-text'
import { Badge } from '@milgo/ui/badge.tsx'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { LoadFailedBanner } from '../../lib/load-failed-banner.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useWords } from '../../lib/words.ts'
import { AskForm } from './ask-form.tsx'
import { RetentionCard } from './retention-card.tsx'
import { useErasures, useRetentionPlan } from './use-erasures.ts'
import { WaitingErasures } from './waiting-erasures.tsx'
import { WishName } from './wish-name.tsx'

/** Students who asked to be erased. One manager records the wish, another carries it out. */
export const ErasuresPage = () => {
  const { officeErasures: words } = useWords()
  const { data, error, refetch } = useErasures()
  const plan = useRetentionPlan()
  return (
    <>
      <PageHeading title={words.title} />
      <p className="mt-1 mb-6 text-ink-soft">{words.text}</p>
      <div className="flex flex-col gap-6">
        {error && !data && <LoadFailedBanner error={error} retry={refetch} />}
        {!data && !error && <Skeleton className="h-64 text-ink" />}
        {data && <WaitingErasures waiting={data.waiting} />}
        <AskForm />
        {data && <PastErasures past={data.past} />}
        {plan.error && !plan.data && <LoadFailedBanner error={plan.error} retry={plan.refetch} />}
        {plan.data && <RetentionCard plan={plan.data} />}
      </div>
    </>
  )
}

const PastErasures = ({ past }: { past: readonly PastErasure[] }) => {
  const { officeErasures: words } = useWords()
  return (
    <DataTable
      caption={words.past.title}
      keyOf={({ id }: PastErasure) => id}
      rows={past}
      empty={words.past.none}
      columns={[
        {
          id: 'request',
          label: words.columns.request,
          isRowHeader: true,
          cell: (row: PastErasure) => <WishName wish={row} />,
        },
        {
          id: 'outcome',
          label: words.columns.outcome,
          cell: ({ outcome }: PastErasure) => (
            <Badge tone={outcome === 'ERASED' ? 'good' : 'neutral'}>{words.outcomes[outcome]}</Badge>
          ),
        },
        {
          id: 'asked',
          label: words.columns.askedBy,
          cell: ({ asked_by }: PastErasure) => <bdi>{asked_by.name}</bdi>,
        },
        {
          id: 'by',
          label: words.columns.decidedBy,
          cell: ({ decided_by }: PastErasure) => <bdi>{decided_by.name}</bdi>,
        },
        {
          id: 'at',
          label: words.columns.decidedAt,
          cell: ({ decided_at }: PastErasure) => (
            <Ltr className="tabular-nums">{momentText(new Date(decided_at))}</Ltr>
          ),
        },
      ]}
    />
  )
}
