import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { useState } from 'react'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { useWords } from '../../lib/words.ts'
import { type Order, useRefreshPayments } from './use-payment-calls.ts'

/** Takes the row out of the batches of whoever knows its student. */
export const KnowPayeeButton = ({ batchId, order }: { batchId: string; order: Order }) => {
  const { officePayments, paymentRefusals } = useWords()
  const { iKnow: words, failed } = officePayments
  const [isOpen, setIsOpen] = useState(false)
  const { failure, submit } = useSubmit()
  const refresh = useRefreshPayments()
  const declare = () => {
    setIsOpen(false)
    void submit(async () => {
      await callCore('POST /office/payments/batches/{id}/orders/{sequence}/i-know-this-person', {
        params: { id: batchId, sequence: String(order.sequence) },
      })
      await refresh()
    })
  }
  return (
    <>
      <ActionButton
        variant="quiet"
        label={fill(words.openOf, { name: order.name })}
        onPress={() => setIsOpen(true)}
      >
        {words.open}
      </ActionButton>
      <FailureBanner title={failed} failure={failure} own={paymentRefusals} />
      {isOpen && (
        <ModalWindow
          isOpen
          header={words.title}
          text={words.text}
          positive={{ label: words.confirm, onPress: declare }}
          negative={{ label: words.cancel, onPress: () => setIsOpen(false) }}
          onDismiss={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
