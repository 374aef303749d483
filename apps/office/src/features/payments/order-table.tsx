import { hasRight } from '@milgo/domain/staff/rights'
import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { SelectField } from '@milgo/ui/select-field.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { CircleCheck, CircleMinus, CircleX, Clock, type LucideIcon, Send, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useStaff } from '../../lib/session/use-staff.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { useWords } from '../../lib/words.ts'
import { KnowPayeeButton } from './know-payee-button.tsx'
import { Money } from './money-text.tsx'
import { ProposalDialog } from './proposal-dialog.tsx'
import { ProposalLine } from './proposal-line.tsx'
import { type Tone, ToneBadge } from './tone-badge.tsx'
import { type BatchDetails, type Order, useOrders, useRefreshPayments } from './use-payment-calls.ts'

const looks: Readonly<Record<Order['state'], { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  CHOSEN: { tone: 'neutral', icon: Clock },
  OPEN: { tone: 'info', icon: Send },
  PAID: { tone: 'good', icon: CircleCheck },
  RETURNED: { tone: 'attention', icon: Undo2 },
  CANCELLED: { tone: 'neutral', icon: CircleX },
  LEFT_OUT: { tone: 'attention', icon: CircleMinus },
  DISCARDED: { tone: 'neutral', icon: CircleX },
}

/** The rows of a batch with what became of each, a hundred at a time. */
export const OrderTable = ({ batch }: { batch: BatchDetails }) => {
  const { officePayments: words, paymentRefusals } = useWords()
  const [state, setState] = useState<Order['state'] | 'ALL'>('ALL')
  const [asked, setAsked] = useState<{
    readonly order: Order
    readonly kind: 'CANCELLATION' | 'BANK_FIX_OPENED'
  }>()
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useOrders(
    batch.id,
    state === 'ALL' ? undefined : state,
  )
  const rows = data?.pages.flatMap(({ orders }) => orders)
  const mayPay = hasRight(useStaff().roles, 'pay-awards')
  const isList = batch.payer.institution_id !== null
  const mayEnter =
    mayPay && batch.acts.some(({ act, refusal }) => act === 'ENTER_RESULTS' && refusal === null)
  const refresh = useRefreshPayments()
  const { isBusy, failure, submit } = useSubmit()
  const enter = (order: Order, result: 'PAID' | 'RETURNED') =>
    void submit(async () => {
      const row = { sequence: order.sequence }
      await callCore('POST /office/payments/batches/{id}/row-results', {
        params: { id: batch.id },
        body: {
          rows: [result === 'PAID' ? { ...row, result } : { ...row, result, reason: 'OTHER' as const }],
        },
      })
      await refresh()
    })
  const declareConflict = async ({ sequence }: Order) => {
    await callCore('POST /office/payments/batches/{id}/orders/{sequence}/i-know-this-person', {
      params: { id: batch.id, sequence: String(sequence) },
    })
    await refresh()
  }
  const actsOf = (order: Order) => {
    if (order.proposal) {
      const what = order.proposal.kind === 'CANCELLATION' ? words.whatCancel : words.openBankFix
      return <ProposalLine proposal={order.proposal} what={what} />
    }
    return (
      <span className="flex flex-wrap gap-1">
        {mayPay && order.state === 'CHOSEN' && (
          <KnowPayeeButton name={order.name} onDeclare={() => declareConflict(order)} />
        )}
        {isList && mayEnter && order.state === 'OPEN' && (
          <>
            <ActionButton
              variant="quiet"
              isDisabled={isBusy}
              label={fill(words.markPaidOf, { name: order.name })}
              onPress={() => enter(order, 'PAID')}
            >
              {words.markPaid}
            </ActionButton>
            <ActionButton
              variant="quiet"
              isDisabled={isBusy}
              label={fill(words.markReturnedOf, { name: order.name })}
              onPress={() => enter(order, 'RETURNED')}
            >
              {words.markReturned}
            </ActionButton>
          </>
        )}
        {mayPay && order.state === 'OPEN' && (
          <ActionButton
            variant="quiet"
            label={fill(words.cancelOrderOf, { name: order.name })}
            onPress={() => setAsked({ order, kind: 'CANCELLATION' })}
          >
            {words.cancelOrder}
          </ActionButton>
        )}
        {isList && mayPay && order.state === 'RETURNED' && (
          <ActionButton variant="quiet" onPress={() => setAsked({ order, kind: 'BANK_FIX_OPENED' })}>
            {words.openBankFix}
          </ActionButton>
        )}
      </span>
    )
  }
  const noteOf = (order: Order): string | undefined => {
    if (order.left_out) return words.leftOutReasons[order.left_out]
    if (order.return_reason) return words.returnReasons[order.return_reason]
    return order.is_reissue ? words.reissue : undefined
  }
  const states = (['CHOSEN', 'OPEN', 'PAID', 'RETURNED', 'CANCELLED', 'LEFT_OUT'] as const).filter(
    (one) => one === state || one === 'LEFT_OUT' || countOf(batch, one) > 0,
  )
  return (
    <section aria-label={words.rows}>
      <div className="mb-3 flex flex-wrap items-end justify-end gap-3">
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
            { id: 'acts', label: words.actsColumn, cell: actsOf },
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
        <ProposalDialog
          target={{ kind: asked.kind, batch_id: batch.id, sequence: asked.order.sequence }}
          header={
            asked.kind === 'CANCELLATION'
              ? fill(words.cancelOrderOf, { name: asked.order.name })
              : words.openBankFix
          }
          text={asked.kind === 'CANCELLATION' ? words.cancelText : words.openBankFixText}
          reasonLabel={asked.kind === 'CANCELLATION' ? words.bankConfirmation : words.reason}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

const countOf = (batch: BatchDetails, state: Order['state']): number => {
  if (state === 'CHOSEN') return batch.state === 'DRAFT' || batch.state === 'APPROVED' ? batch.open.count : 0
  if (state === 'OPEN') return batch.exported ? batch.open.count : 0
  return (
    { PAID: batch.paid.count, RETURNED: batch.returned.count, CANCELLED: batch.cancelled.count }[
      state as 'PAID'
    ] ?? 0
  )
}
