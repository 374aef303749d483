import type { RevisionProposal as Proposal } from '@milgo/contracts/office/revision-fields'
import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { momentText } from '@milgo/messages/moment-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useState } from 'react'
import { ActionRow } from '../../lib/action-row.tsx'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useWords } from '../../lib/words.ts'
import { RevisionOutcome } from './revision-outcome.tsx'

type Ending = 'SIGN' | 'WITHDRAW'

type Props = {
  readonly requestId: string
  readonly proposal: Proposal
  readonly onDone: (step: 'signed' | 'withdrawn') => void
}

/** A waiting proposal: its reason, its outcome, and the second signature or its withdrawal. */
export const RevisionProposal = ({ requestId, proposal, onDone }: Props) => {
  const { officeRevisions } = useWords()
  const words = officeRevisions.proposal
  const [asked, setAsked] = useState<Ending>()
  const { outcome, moved, sign_refusal: refusal } = proposal
  return (
    <section className={`${cardStyle} p-5`}>
      <h2 className="text-lead font-bold">{words.title}</h2>
      <p className="text-small text-ink-soft">
        {fill(words.by, {
          name: `\u2068${proposal.proposed_by.name}\u2069`,
          at: leftToRight(momentText(new Date(proposal.proposed_at))),
        })}
      </p>
      <h3 className="mt-3 text-small text-ink-soft">{words.reason}</h3>
      <p className="mb-4 wrap-anywhere whitespace-pre-line">
        <bdi>{proposal.reason}</bdi>
      </p>
      {moved.length > 0 && (
        <div className="mb-4">
          <Banner tone="attention" title={words.movedTitle}>
            <ul>
              {moved.map((move) => (
                <li key={move}>{words.moved[move]}</li>
              ))}
            </ul>
          </Banner>
        </div>
      )}
      {outcome && <RevisionOutcome outcome={outcome} />}
      <div className="mt-6 flex flex-col gap-4 border-t border-line pt-5">
        {refusal && (
          <Banner tone="info" title={words.cannotSign}>
            {refusal.message}
          </Banner>
        )}
        <ActionRow>
          <ActionButton variant="secondary" onPress={() => setAsked('WITHDRAW')}>
            {words.withdraw}
          </ActionButton>
          {!refusal && (
            <ActionButton variant="primary" onPress={() => setAsked('SIGN')}>
              {words.sign}
            </ActionButton>
          )}
        </ActionRow>
      </div>
      {asked && (
        <EndDialog
          requestId={requestId}
          revisionId={proposal.id}
          ending={asked}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined)
            onDone(asked === 'SIGN' ? 'signed' : 'withdrawn')
          }}
        />
      )}
    </section>
  )
}

type DialogProps = {
  readonly requestId: string
  readonly revisionId: string
  readonly ending: Ending
  readonly onClose: () => void
  readonly onDone: () => void
}

const EndDialog = ({ requestId, revisionId, ending, onClose, onDone }: DialogProps) => {
  const { officeRevisions } = useWords()
  const words = officeRevisions.proposal
  const { isBusy, failure, submit } = useSubmit()
  const isSigning = ending === 'SIGN'
  const end = () =>
    void submit(async () => {
      await callCore('POST /office/requests/{id}/sign-revision', {
        params: { id: requestId },
        body: { revision_id: revisionId, outcome: ending },
      })
      onDone()
    })
  return (
    <ModalWindow
      isOpen
      header={isSigning ? words.signTitle : words.withdrawTitle}
      onDismiss={onClose}
      positive={{
        label: isSigning ? words.sign : words.withdraw,
        onPress: end,
        busyText: isBusy ? (isSigning ? words.signing : words.withdrawing) : undefined,
      }}
      negative={{ label: words.cancel, onPress: onClose }}
    >
      <p>{isSigning ? words.signText : words.withdrawText}</p>
      <FailureBanner title={words.failed} failure={failure} />
    </ModalWindow>
  )
}
