import { validate } from '@milgo/domain/answers/validation'
import { fileExtensions } from '@milgo/domain/application/documents/file-rules'
import { bankFixForm, bankFix as section } from '@milgo/domain/bank-fix/questions'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { CheckboxField } from '@milgo/ui/checkbox-field.tsx'
import { ComboboxField } from '@milgo/ui/combobox-field.tsx'
import { DigitsField } from '@milgo/ui/digits-field.tsx'
import { ErrorSummary } from '@milgo/ui/error-summary.tsx'
import { FileField } from '@milgo/ui/file-field.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { CallFailed } from '@milgo/web-client/call-failed'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useDictionary } from '../../../lib/dictionaries.ts'
import { CodeEntry } from '../../../lib/one-time-code/code-entry.tsx'
import { type Sending, startSending } from '../../../lib/one-time-code/sending.ts'
import { callCore } from '../../../lib/service-client.ts'
import { personalQueryKey } from '../../../lib/session/personal-query-key.ts'
import { usePersonalQuery } from '../../../lib/session/use-personal-query.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useFailureText } from '../../../lib/use-failure-text.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { useLanguage } from '../../../lib/words.ts'
import type { Area } from '../area.ts'
import { AreaCard } from '../area-card.tsx'
import { useBankFixWords } from './bank-fix-words.ts'
import { useConfirmationFile } from './use-confirmation-file.ts'

/** Another account for a payment that came back: why, what to give, and the code that confirms it. */
export const BankFixCard = ({ area }: { area: Area }) => {
  const words = useBankFixWords().bankFix
  const [asked] = usePersonalQuery('/step-4/get-all-invalid-documents').data ?? []
  return (
    <AreaCard title={words.title} text={words.text}>
      {asked && (
        <dl className="mb-4 rounded-medium bg-sun-wash p-4 text-sun-ink">
          {asked.account && (
            <>
              <dt className="text-small">{words.oldAccount}</dt>
              <dd className="mb-2 font-medium">
                <Ltr>{asked.account}</Ltr>
              </dd>
            </>
          )}
          <dt className="text-small">{words.why}</dt>
          <dd className="font-medium">
            {words.reasons[asked.reason as keyof typeof words.reasons] ?? words.reasons.OTHER}
          </dd>
          {asked.note && (
            <dd className="mt-1 whitespace-pre-line">
              <bdi>{asked.note}</bdi>
            </dd>
          )}
        </dl>
      )}
      <p>{words.prepare}</p>
      <p className="mt-1 mb-5 text-small text-ink-soft">{words.only}</p>
      <BankFixSteps phone={area.phone} />
    </AreaCard>
  )
}

type Details = { readonly bank: string; readonly branch: string; readonly accountNumber: string }
const noDetails: Details = { bank: '', branch: '', accountNumber: '' }

const BankFixSteps = ({ phone }: { phone: string }) => {
  const words = useBankFixWords().bankFix
  const session = useSession()
  const client = useQueryClient()
  const [details, setDetails] = useState(noDetails)
  const file = useConfirmationFile()
  const [sending, setSending] = useState<Sending>()
  const isCodeAsked = sending !== undefined
  // The button that had the focus is gone; the next thing to do is to type the code.
  useEffect(() => {
    if (isCodeAsked) document.getElementById('one-time-code')?.focus()
  }, [isCodeAsked])
  const bodyOf = (code?: string) => ({
    bank_name: details.bank,
    branch_number: details.branch,
    account_number: details.accountNumber,
    bank_account_reference: file.state.kind === 'uploaded' ? file.state.name : null,
    ...(code !== undefined && { code }),
  })
  const send = (code?: string) =>
    callCore('PATCH /user-request/by-user/fix-bank-details', { body: bodyOf(code) })
  /** The server checks the details and sends the code; everything else is a refusal. */
  const askForCode = async () => {
    const started = await startSending()
    try {
      await send()
    } catch (error) {
      if (!(error instanceof CallFailed && error.code === 'CODE_REQUIRED')) throw error
      setSending(started)
    }
  }
  if (sending)
    return (
      <section aria-label={words.codeTitle}>
        <CodeEntry
          phone={phone}
          sentText={words.sentTo}
          otherText={words.back}
          sending={sending}
          verify={async (code) => {
            await send(code)
            await client.invalidateQueries({ queryKey: personalQueryKey(session?.id) })
          }}
          resend={askForCode}
          onOtherPhone={() => setSending(undefined)}
        />
      </section>
    )
  return <DetailsForm details={details} onChange={setDetails} file={file} send={askForCode} />
}

const idOf = (questionId: string): string => `bank-fix-${questionId}`
const readBackId = 'bank-fix-read-back'

type FormProps = {
  readonly details: Details
  readonly onChange: (details: Details) => void
  readonly file: ReturnType<typeof useConfirmationFile>
  readonly send: () => Promise<void>
}

const DetailsForm = ({ details, onChange, file, send }: FormProps) => {
  const { bankFix: words, formFields, issues, upload } = useBankFixWords()
  const language = useLanguage()
  const failureText = useFailureText()
  const banks = useDictionary('banks')
  const [unlisted, setUnlisted] = useState<string>()
  const [isRead, setIsRead] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const { isBusy, failure, submit } = useSubmit()
  const labels = {
    bank: words.bank,
    branch: words.branch,
    accountNumber: words.account,
    bankAccountReference: words.file,
  }
  const answers = {
    ...details,
    ...(file.state.kind === 'uploaded' && { bankAccountReference: file.state.name }),
  }
  const wrong = validate(bankFixForm, answers, {}).map(({ questionId, code, params }) => ({
    questionId: questionId as keyof typeof labels,
    text: fill(issues[code], params),
  }))
  const errorOf = (id: keyof typeof labels) =>
    attempts > 0 ? wrong.find(({ questionId }) => questionId === id)?.text : undefined
  const set = (name: keyof Details) => (value: string) => {
    setIsRead(false)
    onChange({ ...details, [name]: value })
  }
  const press = (event: FormEvent) => {
    event.preventDefault()
    setAttempts((before) => before + 1)
    if (wrong.length === 0 && isRead)
      void submit(async () => {
        await send()
      })
  }
  const bankName = banks.options.find(({ value }) => value === details.bank)?.label ?? ''
  const isComplete = section.questions.every(
    ({ id }) => id === 'bankAccountReference' || !wrong.some(({ questionId }) => questionId === id),
  )
  const { list } = formFields
  return (
    <form noValidate onSubmit={press} className="flex flex-col gap-5">
      {failure && !isBusy && (
        <Banner key={failure.count} tone="bad" title={words.failed} announce="alert">
          {failureText(failure.error)}
        </Banner>
      )}
      <ErrorSummary
        title={words.problems}
        attempt={attempts}
        problems={
          attempts === 0
            ? []
            : [
                ...wrong.map(({ questionId, text }) => ({
                  fieldId: idOf(questionId),
                  label: labels[questionId],
                  message: text,
                })),
                ...(isRead || !isComplete
                  ? []
                  : [{ fieldId: readBackId, label: words.codeTitle, message: words.readBackNeeded }]),
              ]
        }
      />
      <ComboboxField
        id={idOf('bank')}
        label={words.bank}
        isRequired
        error={errorOf('bank')}
        words={{
          ...list,
          results: (count) => counted(list.results, count, language),
          notInList: (text) => fill(list.notInList, { text }),
        }}
        options={banks.options}
        value={details.bank || null}
        onChange={(value) => {
          setUnlisted(undefined)
          set('bank')(value ?? '')
        }}
        unlisted={unlisted}
        onUnlisted={(text) => {
          setUnlisted(text)
          set('bank')('')
        }}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DigitsField
          id={idOf('branch')}
          label={words.branch}
          isRequired
          value={details.branch}
          onChange={set('branch')}
          error={errorOf('branch')}
        />
        <DigitsField
          id={idOf('accountNumber')}
          label={words.account}
          isRequired
          value={details.accountNumber}
          onChange={set('accountNumber')}
          error={errorOf('accountNumber')}
        />
      </div>
      <FileField
        id={idOf('bankAccountReference')}
        label={words.file}
        isRequired
        error={file.state.kind === 'empty' ? errorOf('bankAccountReference') : undefined}
        words={{ ...upload, uploaded: upload.loaded }}
        accept={fileExtensions}
        state={
          file.state.kind === 'failed'
            ? {
                kind: 'failed',
                fileName: file.state.fileName,
                message: failureText(file.state.error),
                canRetry: true,
              }
            : file.state
        }
        onChoose={file.choose}
        onCancel={file.clear}
        onRetry={() => file.state.kind === 'failed' && file.choose(file.state.file)}
        onView={() => {}}
        onRemove={file.clear}
      />
      {isComplete && (
        <CheckboxField
          id={readBackId}
          value={isRead}
          onChange={setIsRead}
          error={attempts > 0 && !isRead ? words.readBackNeeded : undefined}
          isHighlighted
        >
          {fill(words.readBack, {
            bank: bankName,
            branch: leftToRight(details.branch),
            account: leftToRight(details.accountNumber),
          })}
        </CheckboxField>
      )}
      <div className="max-sm:flex max-sm:flex-col">
        <ActionButton variant="primary" type="submit" busyText={isBusy ? words.sending : undefined}>
          {words.send}
        </ActionButton>
      </div>
    </form>
  )
}
