import type { OrderAct } from '@milgo/domain/payment/order-acts'
import { fill } from '@milgo/messages/fill'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { useWords } from '../../lib/words.ts'
import { ProposalDialog } from './proposal-dialog.tsx'
import type { Order } from './use-payment-calls.ts'

type Props = {
  readonly batchId: string
  readonly order: Order
  readonly act: Extract<OrderAct, 'MARK_RETURNED' | 'CANCEL' | 'OPEN_BANK_FIX'>
  readonly onReturned: () => void
  readonly onClose: () => void
}

/** Asks before an order is changed for good, or for the first of two signatures. */
export const OrderWindow = ({ batchId, order, act, onReturned, onClose }: Props) => {
  const { officePayments: words } = useWords()
  const { name, sequence } = order
  const target = { batch_id: batchId, sequence }
  if (act === 'MARK_RETURNED')
    return (
      <ModalWindow
        isOpen
        header={fill(words.markReturnedTitle, { name })}
        text={words.markReturnedText}
        positive={{ label: words.markReturned, onPress: onReturned, isDestructive: true }}
        negative={{ label: words.back, onPress: onClose }}
        onDismiss={onClose}
      />
    )
  return act === 'CANCEL' ? (
    <ProposalDialog
      target={{ kind: 'CANCELLATION', ...target }}
      header={fill(words.cancelOrderOf, { name })}
      text={words.cancelText}
      reasonLabel={words.bankConfirmation}
      onClose={onClose}
    />
  ) : (
    <ProposalDialog
      target={{ kind: 'BANK_FIX_OPENED', ...target }}
      header={fill(words.openBankFixOf, { name })}
      text={words.openBankFixText}
      reasonLabel={words.reason}
      onClose={onClose}
    />
  )
}
