import { resultFilePath } from '@milgo/contracts/office-paths'
import { hasRight } from '@milgo/domain/staff/rights'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { plainMoney } from '@milgo/messages/money-text'
import { ButtonWithReason } from '@milgo/ui/button-with-reason.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { isolated } from '../../lib/isolated.ts'
import { focusPageHeading } from '../../lib/page-heading.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useStaff } from '../../lib/session/use-staff.ts'
import { PrimaryKey } from '../../lib/shortcuts/primary-key.tsx'
import { useShortcuts } from '../../lib/shortcuts/use-shortcuts.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { uploadResults } from './upload-results.ts'
import { type BatchDetails, patienceWithBatches, useRefreshPayments } from './use-payment-calls.ts'

const questions = {
  APPROVE: { header: 'confirmApprove', text: 'approveText' },
  EXPORT: { header: 'confirmExport', text: 'exportText' },
  DISCARD: { header: 'confirmDiscard', text: 'discardText' },
} as const
type Move = keyof typeof questions
const isMove = (act: string): act is Move => act in questions

/** The actions that a batch allows now, and why some are not allowed for this staff member. */
export const BatchActs = ({ batch }: { batch: BatchDetails }) => {
  const { officePayments: words, paymentRefusals } = useWords()
  const language = useLanguage()
  const mayPay = hasRight(useStaff().roles, 'pay-awards')
  const [asked, setAsked] = useState<Move>()
  const refresh = useRefreshPayments()
  const { isBusy, failure, submit } = useSubmit()
  const next = batch.acts.find(
    ({ act, refusal }) => isMove(act) && act !== 'DISCARD' && refusal === null,
  )?.act
  useShortcuts({
    decide: mayPay && next !== undefined && isMove(next) && !isBusy ? () => setAsked(next) : undefined,
  })
  if (!mayPay) return null
  const move = (act: Move) =>
    void submit(async () => {
      try {
        await callCore('POST /office/payments/batches/{id}/move', {
          params: { id: batch.id },
          body: { act, version: batch.version },
          patience: patienceWithBatches,
        })
        setAsked(undefined)
      } finally {
        // After a refusal too, because a colleague may have changed the batch meanwhile.
        await refresh()
      }
      focusPageHeading()
    })
  // An institution sends no result file for its list, so its results are entered.
  const isList = batch.payer.institution_id !== null
  const reasonOf = (act: string, refusal: string | null): string | undefined => {
    if (refusal === null) return undefined
    if (refusal === 'OWN_ROWS') return words.ownRows
    if (refusal === 'SECOND_PERSON_NEEDED' && act === 'APPROVE') return words.yourBatch
    if (refusal === 'SECOND_PERSON_NEEDED') return isList ? words.yourApprovalOfList : words.yourApproval
    return paymentRefusals.BATCH_EMPTY
  }
  const reasons = new Set(batch.acts.flatMap(({ act, refusal }) => reasonOf(act, refusal) ?? []))
  // The next step is the filled button at the end of the title row.
  const inOrder = batch.acts.toSorted(
    (one, other) => Number(one.act !== 'DISCARD') - Number(other.act !== 'DISCARD'),
  )
  return (
    <div className="flex max-w-[60ch] flex-wrap justify-end gap-2">
      {inOrder.map(({ act, refusal }) =>
        isMove(act) ? (
          <ButtonWithReason
            key={act}
            variant={act === 'DISCARD' ? 'secondary' : 'primary'}
            disabledReason={reasonOf(act, refusal)}
            onPress={() => setAsked(act)}
          >
            {act === 'EXPORT' && isList ? words.exportList : words.acts[act]}
            {act === next && <PrimaryKey />}
          </ButtonWithReason>
        ) : (
          !isList && (
            <Upload
              key={act}
              batchId={batch.id}
              isLate={batch.state === 'CONFIRMED'}
              disabledReason={reasonOf(act, refusal)}
            />
          )
        ),
      )}
      {/* The reason is shown to staff who may not continue, so that they need not search for it. */}
      {[...reasons].map((reason) => (
        <p key={reason} className="basis-full text-end text-small text-ink-soft">
          {reason}
        </p>
      ))}
      {asked && (
        <ModalWindow
          isOpen
          header={fill(words[questions[asked].header], {
            amount: plainMoney(batch.orders.amount),
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

type UploadProps = {
  readonly batchId: string
  /** The bank has answered every order, so that a further file is an exception. */
  readonly isLate: boolean
  readonly disabledReason: string | undefined
}

const Upload = ({ batchId, isLate, disabledReason }: UploadProps) => {
  const { officePayments: words, paymentRefusals } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const refresh = useRefreshPayments()
  const { isBusy, failure, submit } = useSubmit()
  const [fileName, setFileName] = useState('')
  const send = (file: File | undefined) => {
    if (!file) return
    setFileName(file.name)
    void submit(async () => {
      const id = await uploadResults(batchId, file)
      await refresh()
      await navigate(resultFilePath(id))
    })
  }
  return (
    <>
      <ButtonWithReason
        variant={isLate ? 'secondary' : 'primary'}
        busyText={isBusy ? words.uploading : undefined}
        disabledReason={disabledReason}
        onPress={() => input.current?.click()}
      >
        {words.upload}
      </ButtonWithReason>
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
      <div className="basis-full empty:hidden">
        <FailureBanner
          title={fill(words.fileRefused, { name: isolated(fileName) })}
          failure={failure}
          own={paymentRefusals}
        />
      </div>
    </>
  )
}
