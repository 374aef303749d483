import { resultFilePath } from '@milgo/contracts/office-paths'
import { hasRight } from '@milgo/domain/staff/rights'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { HoldableButton } from '@milgo/ui/holdable-button.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useStaff } from '../../lib/session/use-staff.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { moneyText } from './money-text.tsx'
import { uploadResults } from './upload-results.ts'
import { type BatchDetails, patienceWithBatches, useRefreshPayments } from './use-payment-calls.ts'

const questions = {
  APPROVE: { header: 'confirmApprove', text: 'approveText' },
  EXPORT: { header: 'confirmExport', text: 'exportText' },
  DISCARD: { header: 'confirmDiscard', text: 'discardText' },
} as const
type Move = keyof typeof questions
const isMove = (act: string): act is Move => act in questions

/** What may be done with a batch now, and why something is not for this person. */
export const BatchActs = ({ batch }: { batch: BatchDetails }) => {
  const { officePayments: words, paymentRefusals } = useWords()
  const language = useLanguage()
  const mayPay = hasRight(useStaff().roles, 'pay-awards')
  const [asked, setAsked] = useState<Move>()
  const refresh = useRefreshPayments()
  const { isBusy, failure, submit } = useSubmit()
  if (!mayPay) return null
  const move = (act: Move) =>
    void submit(async () => {
      await callCore('POST /office/payments/batches/{id}/move', {
        params: { id: batch.id },
        body: { act, version: batch.version },
        patience: patienceWithBatches,
      })
      setAsked(undefined)
      await refresh()
    })
  // No file comes back of the list of an institution: its results are entered.
  const isList = batch.payer.institution_id !== null
  const reasonOf = (act: string, refusal: string | null): string | undefined => {
    if (refusal === null) return undefined
    if (refusal === 'OWN_ROWS') return words.ownRows
    if (refusal === 'SECOND_PERSON_NEEDED' && act === 'APPROVE') return words.yourBatch
    if (refusal === 'SECOND_PERSON_NEEDED') return isList ? words.yourApprovalOfList : words.yourApproval
    return paymentRefusals.BATCH_EMPTY
  }
  const reasons = new Set(batch.acts.flatMap(({ act, refusal }) => reasonOf(act, refusal) ?? []))
  return (
    <div className="flex max-w-[60ch] flex-wrap gap-2">
      {batch.acts.map(({ act, refusal }) =>
        isMove(act) ? (
          <HoldableButton
            key={act}
            variant={act === 'DISCARD' ? 'secondary' : 'primary'}
            disabledReason={reasonOf(act, refusal)}
            onPress={() => setAsked(act)}
          >
            {act === 'EXPORT' && isList ? words.exportList : words.acts[act]}
          </HoldableButton>
        ) : (
          !isList && <Upload key={act} batchId={batch.id} disabledReason={reasonOf(act, refusal)} />
        ),
      )}
      {/* Whoever may not go on reads why without looking for it. */}
      {[...reasons].map((reason) => (
        <p key={reason} className="basis-full text-small text-ink-soft">
          {reason}
        </p>
      ))}
      {asked && (
        <ModalWindow
          isOpen
          header={fill(words[questions[asked].header], {
            amount: moneyText(batch.orders.amount),
            count: counted(words.students, batch.orders.count, language),
          })}
          text={words[questions[asked].text]}
          positive={{
            label: asked === 'EXPORT' && isList ? words.exportList : words.acts[asked],
            onPress: () => move(asked),
            busyText: isBusy ? words.making : undefined,
            isDestructive: asked === 'DISCARD',
          }}
          negative={{ label: words.back, onPress: () => setAsked(undefined) }}
          onDismiss={() => setAsked(undefined)}
        >
          <FailureBanner title={words.failed} failure={failure} own={paymentRefusals} />
        </ModalWindow>
      )}
    </div>
  )
}

const Upload = ({ batchId, disabledReason }: { batchId: string; disabledReason: string | undefined }) => {
  const { officePayments: words, paymentRefusals } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const refresh = useRefreshPayments()
  const { isBusy, failure, submit } = useSubmit()
  const send = (file: File | undefined) => {
    if (!file) return
    void submit(async () => {
      const id = await uploadResults(batchId, file)
      await refresh()
      await navigate(resultFilePath(id))
    })
  }
  return (
    <div className="flex max-w-[36ch] flex-col items-start gap-2">
      <HoldableButton
        variant="primary"
        busyText={isBusy ? words.uploading : undefined}
        disabledReason={disabledReason}
        onPress={() => input.current?.click()}
      >
        {words.upload}
      </HoldableButton>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label={words.upload}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          send(target.files?.[0])
          target.value = ''
        }}
      />
      <p className="text-small text-ink-soft">
        <TextWithNumbers text={words.uploadHint} />
      </p>
      <FailureBanner title={words.failed} failure={failure} own={paymentRefusals} />
    </div>
  )
}
