import { type OrderAct, orderActsOf } from '@milgo/domain/payment/order-acts'
import { hasRight } from '@milgo/domain/staff/rights'
import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useStaff } from '../../lib/session/use-staff.ts'
import { useWords } from '../../lib/words.ts'
import { KnowPayeeButton } from './know-payee-button.tsx'
import { ProposalLine } from './proposal-line.tsx'
import { type BatchDetails, type Order, useRefreshPayments } from './use-payment-calls.ts'

type Props = {
  readonly batch: BatchDetails
  readonly order: Order
  readonly isBusy: boolean
  readonly onAct: (act: Exclude<OrderAct, 'KNOW_PAYEE'>) => void
}

/** The actions of finance for an order of a batch, or the proposed change that waits for a second signature. */
export const OrderActs = ({ batch, order, isBusy, onAct }: Props) => {
  const { officePayments: words } = useWords()
  const mayPay = hasRight(useStaff().roles, 'pay-awards')
  const refresh = useRefreshPayments()
  const { name, proposal, sequence } = order
  if (proposal)
    return (
      <ProposalLine
        proposal={proposal}
        what={proposal.kind === 'CANCELLATION' ? words.whatCancel : words.openBankFix}
      />
    )
  const acts = orderActsOf(
    { state: order.state, isFixOpen: order.is_fix_open },
    {
      mayPay,
      mayEnterResults: batch.acts.some(({ act, refusal }) => act === 'ENTER_RESULTS' && refusal === null),
      isList: batch.payer.institution_id !== null,
    },
  )
  const declareConflict = async () => {
    await callCore('POST /office/payments/batches/{id}/orders/{sequence}/i-know-this-person', {
      params: { id: batch.id, sequence: String(sequence) },
    })
    await refresh()
  }
  const texts = {
    MARK_PAID: [words.markPaid, words.markPaidOf],
    MARK_RETURNED: [words.markReturned, words.markReturnedOf],
    CANCEL: [words.cancelOrder, words.cancelOrderOf],
    OPEN_BANK_FIX: [words.openBankFix, words.openBankFixOf],
  } as const
  return (
    // The text of the first button is aligned with the header of its column.
    <span className="-ms-2 flex flex-wrap gap-1">
      {acts.map((act) =>
        act === 'KNOW_PAYEE' ? (
          <KnowPayeeButton key={act} name={name} onDeclare={declareConflict} />
        ) : (
          <ActionButton
            key={act}
            variant="quiet"
            className="px-2!"
            isDisabled={isBusy}
            label={fill(texts[act][1], { name })}
            onPress={() => onAct(act)}
          >
            {texts[act][0]}
          </ActionButton>
        ),
      )}
    </span>
  )
}
