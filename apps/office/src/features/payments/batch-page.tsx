import { resultFilePath } from '@milgo/contracts/office-paths'
import { hasRight } from '@milgo/domain/staff/rights'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { momentText } from '@milgo/messages/moment-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { Stat } from '@milgo/ui/stat.tsx'
import { TextLink } from '@milgo/ui/text-link.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { type ReactNode, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useStaff } from '../../lib/session/use-staff.ts'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { BatchCheck } from './batch-check.tsx'
import { moneyText } from './money-text.tsx'
import { OrderTable } from './order-table.tsx'
import { DownloadIcon, PaymentsFrame } from './payments-frame.tsx'
import { downloadFile, uploadResults } from './transfer-file.ts'
import { type BatchDetails, useBatch, useRefreshPayments } from './use-payment-calls.ts'

/** A payment batch: what is in it, what is to be done next, its files and its results. */
export const BatchPage = () => {
  const { id = '' } = useParams()
  const { data, error } = useBatch(id)
  const failureText = useFailureText()
  return (
    <PaymentsFrame period={data?.code.replace(/-\d+$/, '')} current={id}>
      {error && !data && (
        <Banner tone="bad" announce="alert">
          {failureText(error)}
        </Banner>
      )}
      {data ? <Batch batch={data} /> : !error && <Skeleton className="h-96 text-ink" />}
    </PaymentsFrame>
  )
}

const Batch = ({ batch }: { batch: BatchDetails }) => {
  const { officePayments: words } = useWords()
  const language = useLanguage()
  const title = fill(words.batchTitle, { code: leftToRight(batch.code) })
  const isOpen = batch.state === 'DRAFT' || batch.state === 'APPROVED'
  const history = [
    fill(words.created, { date: momentText(new Date(batch.created_at)), name: batch.created_by.name }),
    batch.approved &&
      fill(words.approvedBy, { date: momentText(new Date(batch.approved.at)), name: batch.approved.by.name }),
    batch.exported &&
      fill(words.exportedBy, { date: momentText(new Date(batch.exported.at)), name: batch.exported.by.name }),
    batch.confirmed_at && fill(words.confirmedAt, { date: momentText(new Date(batch.confirmed_at)) }),
  ].filter((line) => line !== null)
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <PageHeading title={title}>
            {title}: {words.states[batch.state]}
          </PageHeading>
          <p className="mt-1 text-small text-ink-soft">
            <TextWithNumbers text={[batch.payer.institution ?? words.bank, ...history].join(' · ')} />
          </p>
        </div>
        <Acts batch={batch} />
      </div>
      {batch.following > 0 && (
        <Banner tone="info" announce="status">
          {counted(words.following, batch.following, language)}
        </Banner>
      )}
      {isOpen ? (
        <BatchCheck batch={batch} />
      ) : (
        <section aria-label={words.figures} className="grid grid-cols-4 gap-3 max-lg:grid-cols-2">
          {(['paid', 'open', 'returned', 'cancelled'] as const).map((part) => (
            <Stat
              key={part}
              label={
                {
                  paid: words.paid,
                  open: words.inFlight,
                  returned: words.returned,
                  cancelled: words.cancelled,
                }[part]
              }
              value={batch[part].count.toLocaleString('en-US')}
              note={moneyText(batch[part].amount)}
            />
          ))}
        </section>
      )}
      {batch.files.length > 0 && <Files batch={batch} />}
      {batch.results.length > 0 && <Results batch={batch} />}
      <OrderTable batch={batch} />
    </div>
  )
}

const questions = {
  APPROVE: { header: 'confirmApprove', text: 'approveText' },
  EXPORT: { header: 'confirmExport', text: 'exportText' },
  DISCARD: { header: 'confirmDiscard', text: 'discardText' },
} as const
type Move = keyof typeof questions
const isMove = (act: string): act is Move => act in questions

const Acts = ({ batch }: { batch: BatchDetails }) => {
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
      })
      setAsked(undefined)
      await refresh()
    })
  const reasonOf = (act: string, refusal: string | null): string | undefined => {
    if (refusal === null) return undefined
    if (refusal === 'SECOND_PERSON_NEEDED') return act === 'APPROVE' ? words.yourBatch : words.yourApproval
    return paymentRefusals.BATCH_EMPTY
  }
  const isList = batch.payer.institution_id !== null
  return (
    <div className="flex flex-wrap gap-2">
      {batch.acts.map(({ act, refusal }) =>
        isMove(act) ? (
          <ActionButton
            key={act}
            variant={act === 'DISCARD' ? 'secondary' : 'primary'}
            disabledReason={reasonOf(act, refusal)}
            onPress={() => setAsked(act)}
          >
            {act === 'EXPORT' && isList ? words.exportList : words.acts[act]}
          </ActionButton>
        ) : (
          !isList && <Upload key={act} batchId={batch.id} disabledReason={reasonOf(act, refusal)} />
        ),
      )}
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
    <div className="flex max-w-[44ch] flex-col items-end gap-2">
      <ActionButton
        variant="primary"
        busyText={isBusy ? words.uploading : undefined}
        disabledReason={disabledReason}
        onPress={() => input.current?.click()}
      >
        {words.upload}
      </ActionButton>
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

const Card = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className={`${cardStyle} px-5 py-4`}>
    <h2 id={id} className="mb-2 text-body font-bold">
      {title}
    </h2>
    {children}
  </section>
)

const Files = ({ batch }: { batch: BatchDetails }) => {
  const { officePayments: words, paymentRefusals } = useWords()
  const mayPay = hasRight(useStaff().roles, 'pay-awards')
  const { isBusy, failure, submit } = useSubmit()
  return (
    <Card id="files" title={words.files}>
      <FailureBanner title={words.failed} failure={failure} own={paymentRefusals} />
      <ul className="flex flex-col gap-2">
        {batch.files.map(({ format, name, sha256 }) => (
          <li key={format} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {mayPay && (
              <ActionButton
                variant="secondary"
                isDisabled={isBusy}
                label={fill(words.download, { file: words.fileNames[format] })}
                onPress={() => void submit(() => downloadFile(`batches/${batch.id}/files/${format}`, name))}
              >
                <DownloadIcon />
                {words.fileNames[format]}
              </ActionButton>
            )}
            <bdi dir="ltr" className="text-small text-ink-soft">
              {name} · {sha256.slice(0, 12)}
            </bdi>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small text-ink-soft">{words.sameBytes}</p>
    </Card>
  )
}

const Results = ({ batch }: { batch: BatchDetails }) => {
  const { officePayments: words } = useWords()
  return (
    <Card id="results" title={words.results}>
      <ul className="flex flex-col gap-1">
        {batch.results.map((file) => (
          <li key={file.id} className="flex flex-wrap items-center gap-x-3 text-small">
            <TextLink href={`/office${resultFilePath(file.id)}`}>
              <bdi dir="ltr">{file.name}</bdi>
            </TextLink>
            <span className="font-medium">{words.resultStates[file.state]}</span>
            <span className="text-ink-soft">
              <TextWithNumbers
                text={`${momentText(new Date(file.uploaded_at))} · ${file.uploaded_by.name}`}
              />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
