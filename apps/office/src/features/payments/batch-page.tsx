import { isBatchOpen } from '@milgo/domain/payment/batch'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { inGroups } from '@milgo/messages/in-groups'
import { leftToRight } from '@milgo/messages/left-to-right'
import { momentText } from '@milgo/messages/moment-text'
import { plainMoney } from '@milgo/messages/money-text'
import { Banner } from '@milgo/ui/banner.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { Stat } from '@milgo/ui/stat.tsx'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { useParams } from 'react-router'
import { isolated } from '../../lib/isolated.ts'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { BatchActs } from './batch-acts.tsx'
import { BatchCheck } from './batch-check.tsx'
import { BatchFiles, BatchResults } from './batch-files.tsx'
import { OrderTable } from './order-table.tsx'
import { PaymentsFrame } from './payments-frame.tsx'
import { type BatchDetails, useBatch } from './use-payment-calls.ts'

/** A payment batch: its orders, the next action, its files and its results. */
export const BatchPage = () => {
  const { id = '' } = useParams()
  const { data, error } = useBatch(id)
  const failureText = useFailureText()
  return (
    <PaymentsFrame period={data?.code.replace(/-\d+$/, '')} current={id}>
      {error && !data && (
        <Banner tone="bad" announce="alert">
          {failureText(error)}
        </Banner>
      )}
      {data ? <Batch batch={data} /> : !error && <Skeleton className="h-96 text-ink" />}
    </PaymentsFrame>
  )
}

const Batch = ({ batch }: { batch: BatchDetails }) => {
  const { officePayments: words } = useWords()
  const language = useLanguage()
  const title = fill(words.batchTitle, { code: leftToRight(batch.code) })
  const isOpen = isBatchOpen(batch.state)
  const history = [
    fill(words.created, {
      date: momentText(new Date(batch.created_at)),
      name: isolated(batch.created_by.name),
    }),
    batch.approved &&
      fill(words.approvedBy, {
        date: momentText(new Date(batch.approved.at)),
        name: isolated(batch.approved.by.name),
      }),
    batch.exported &&
      fill(words.exportedBy, {
        date: momentText(new Date(batch.exported.at)),
        name: isolated(batch.exported.by.name),
      }),
    batch.confirmed_at && fill(words.confirmedAt, { date: momentText(new Date(batch.confirmed_at)) }),
  ].filter((line) => line !== null)
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 grow basis-80">
          <PageHeading title={title}>
            {title}: {words.states[batch.state]}
          </PageHeading>
          <p className="mt-1 text-small text-ink-soft">
            <TextWithNumbers
              text={[isolated(batch.payer.institution ?? words.bank), ...history].join(' · ')}
            />
          </p>
        </div>
        <BatchActs batch={batch} />
      </div>
      <StatusRegion>
        {batch.following > 0 && (
          <Banner tone="info">{counted(words.following, batch.following, language)}</Banner>
        )}
      </StatusRegion>
      {isOpen ? (
        <BatchCheck batch={batch} />
      ) : (
        <section aria-label={words.figures} className="grid grid-cols-4 gap-3 max-lg:grid-cols-2">
          {(['paid', 'open', 'returned', 'cancelled'] as const).map((part) => (
            <Stat
              key={part}
              label={
                {
                  paid: words.paid,
                  open: words.inFlight,
                  returned: words.returned,
                  cancelled: words.cancelled,
                }[part]
              }
              value={inGroups(batch[part].count)}
              note={plainMoney(batch[part].amount)}
            />
          ))}
        </section>
      )}
      {batch.files.length > 0 && <BatchFiles batch={batch} />}
      {(batch.results.length > 0 || batch.acts.some(({ act }) => act === 'ENTER_RESULTS')) && (
        <BatchResults batch={batch} />
      )}
      <OrderTable batch={batch} />
    </div>
  )
}
