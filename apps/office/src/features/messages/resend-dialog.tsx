import type { RequestMessage } from '@milgo/contracts/office/list-request-messages'
import { isOvertaken } from '@milgo/domain/outbox/template-status'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { fill } from '@milgo/messages/fill'
import { Banner } from '@milgo/ui/banner.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { useWords } from '../../lib/words.ts'

type Props = {
  readonly message: RequestMessage
  /** The subject of the message. */
  readonly about: string
  /** The current status of the request. */
  readonly status: RequestStatus
  readonly onSend: () => Promise<void>
  readonly onClose: () => void
}

/** Shows what is sent again, to which address, and whether it still fits the status. */
export const ResendDialog = ({ message, about, status, onSend, onClose }: Props) => {
  const { officeMessages: words, statuses } = useWords()
  const { isBusy, failure, submit } = useSubmit()
  const { template, channel, address, text } = message
  return (
    <ModalWindow
      isOpen
      header={fill(words.resendOne, { about })}
      positive={{
        label: words.send,
        onPress: () => void submit(onSend),
        busyText: isBusy ? words.resending : undefined,
      }}
      negative={{ label: words.cancel, onPress: onClose }}
      onDismiss={onClose}
    >
      {template !== null && isOvertaken(template, status) && (
        <Banner tone="attention">{fill(words.overtaken, { status: statuses[status] })}</Banner>
      )}
      <p className="text-small">
        <b>{words.recipient}:</b> {words.channels[channel]} <Ltr>{address}</Ltr>
      </p>
      <p
        dir="auto"
        className="rounded-small border-s-4 border-line-strong bg-paper px-3 py-2 text-small whitespace-pre-line"
      >
        {text}
      </p>
      <FailureBanner title={words.resendFailed} failure={failure} />
    </ModalWindow>
  )
}
