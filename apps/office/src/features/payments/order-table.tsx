import { isBatchOpen } from '@milgo/domain/payment/batch'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { SelectField } from '@milgo/ui/select-field.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { CircleCheck, CircleMinus, CircleX, Clock, type LucideIcon, Send, Undo2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { useLanguage, useWords } from '../../lib/words.ts'
import { Money } from './money.tsx'
import { OrderActs } from './order-acts.tsx'
import { OrderWindow } from './order-window.tsx'
import { type Tone, ToneBadge } from './tone-badge.tsx'
import { useOrderResults } from './use-order-results.ts'
import { type BatchDetails, type Order, useOrders } from './use-payment-calls.ts'

const looks: Readonly<Record<Order['state'], { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  CHOSEN: { tone: 'neutral', icon: Clock },
  OPEN: { tone: 'info', icon: Send },
  PAID: { tone: 'good', icon: CircleCheck },
  RETURNED: { tone: 'attention', icon: Undo2 },
  CANCELLED: { tone: 'neutral', icon: CircleX },
  LEFT_OUT: { tone: 'attention', icon: CircleMinus },
  DISCARDED: { tone: 'neutral', icon: CircleX },
}

/** The orders of a batch with the state of each, a hundred at a time. */
export const OrderTable = ({ batch }: { batch: BatchDetails }) => {
  const { officePayments: words, paymentRefusals } = useWords()
  const language = useLanguage()
  const { orders, left_out: leftOut } = batch
  const [state, setState] = useState<Order['state'] | 'ALL'>('ALL')
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useOrders(
    batch.id,
    state === 'ALL' ? undefined : state,
  )
  const rows = data?.pages.flatMap(({ orders }) => orders)
  const [asked, setAsked] = useState<Pick<ComponentProps<typeof OrderWindow>, 'order' | 'act'>>()
  const { enter, isBusy, failure } = useOrderResults(batch)
  const noteOf = (order: Order): string | undefined => {
    if (order.left_out) return words.leftOutReasons[order.left_out]
    if (order.return_reason) return words.returnReasons[order.return_reason]
    return order.is_reissue ? words.reissue : undefined
  }
  const states = (['CHOSEN', 'OPEN', 'PAID', 'RETURNED', 'CANCELLED', 'LEFT_OUT'] as const).filter(
    (one) => one === state || one === 'LEFT_OUT' || countOf(batch, one) > 0,
  )
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-end justify-end gap-3">
        {orders.count > 0 && leftOut.count > 0 && (
          <p className="me-auto text-small text-ink-soft">
            {fill(words.rowsInBatch, { payments: counted(words.payments, orders.count, language) })}{' '}
            {counted(words.rowsLeftOut, leftOut.count, language)}
          </p>
        )}
        <div className="w-56">
          <SelectField
            label={words.state}
            placeholder={words.all}
            options={[
              { value: 'ALL' as const, label: words.all },
              ...states.map((one) => ({ value: one, label: words.orderStates[one] })),
            ]}
            value={state}
            onChange={setState}
          />
        </div>
      </div>
      <FailureBanner title={words.failed} failure={failure} own={paymentRefusals} />
      {rows ? (
        <DataTable
          caption={words.rows}
          rows={rows}
          keyOf={({ sequence }) => String(sequence)}
          empty={words.noRows}
          columns={[
            { id: 'sequence', label: words.sequence, isNumeric: true, cell: ({ sequence }) => sequence },
            {
              id: 'request',
              label: words.request,
              cell: ({ request_number }) => <Ltr>{request_number}</Ltr>,
            },
            { id: 'name', label: words.name, isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
            {
              id: 'amount',
              label: words.amount,
              isNumeric: true,
              cell: ({ amount }) => <Money amount={amount} />,
            },
            {
              id: 'account',
              label: words.account,
              cell: ({ account }) => (account ? <Ltr>{account}</Ltr> : (batch.payer.institution ?? '–')),
            },
            {
              id: 'state',
              label: words.state,
              cell: (order) => (
                <>
                  <ToneBadge {...looks[order.state]}>{words.orderStates[order.state]}</ToneBadge>
                  {noteOf(order) && (
                    <span className="mt-1 block text-small text-ink-soft">{noteOf(order)}</span>
                  )}
                </>
              ),
            },
            {
              id: 'acts',
              label: words.actsColumn,
              cell: (order) => (
                <OrderActs
                  batch={batch}
                  order={order}
                  isBusy={isBusy}
                  onAct={(act) => (act === 'MARK_PAID' ? enter(order, 'PAID') : setAsked({ order, act }))}
                />
              ),
            },
          ]}
        />
      ) : (
        <Skeleton className="h-64 text-ink" />
      )}
      {hasNextPage && (
        <div className="mt-3 flex justify-center">
          <ActionButton
            variant="secondary"
            busyText={isFetchingNextPage ? words.loading : undefined}
            onPress={() => void fetchNextPage()}
          >
            {words.more}
          </ActionButton>
        </div>
      )}
      {asked && (
        <OrderWindow
          batchId={batch.id}
          {...asked}
          onReturned={() => {
            setAsked(undefined)
            enter(asked.order, 'RETURNED')
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}

const countOf = (batch: BatchDetails, state: Order['state']): number => {
  if (state === 'CHOSEN') return isBatchOpen(batch.state) ? batch.open.count : 0
  if (state === 'OPEN') return batch.exported ? batch.open.count : 0
  return (
    { PAID: batch.paid.count, RETURNED: batch.returned.count, CANCELLED: batch.cancelled.count }[
      state as 'PAID'
    ] ?? 0
  )
}
