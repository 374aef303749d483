import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useState } from 'react'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { useWords } from '../../lib/words.ts'

type Props = {
  readonly name: string
  /** Sends the declaration to the server and shows its result. */
  readonly onDeclare: () => Promise<void>
}

/** Lets a staff member declare that they know the student. They can then no longer act on the student's payment. */
export const KnowPayeeButton = ({ name, onDeclare }: Props) => {
  const { officePayments, paymentRefusals } = useWords()
  const { iKnow: words, failed } = officePayments
  const [isOpen, setIsOpen] = useState(false)
  const { failure, submit } = useSubmit()
  const declare = () => {
    setIsOpen(false)
    void submit(onDeclare)
  }
  return (
    <>
      <ActionButton
        variant="quiet"
        className="px-2!"
        label={fill(words.openOf, { name })}
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
