import { readAnswer } from '@milgo/domain/answers/kinds/kinds'
import { validate } from '@milgo/domain/answers/validation'
import { bankWarnings } from '@milgo/domain/application/bank/rules'
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
import { focusField } from '@milgo/ui/focus-field.ts'
import { scrollBehavior } from '@milgo/ui/scroll-behavior.ts'
import { WarningLine } from '@milgo/ui/warning-line.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useDictionary } from '../../../lib/dictionaries.ts'
import { useFailureText } from '../../../lib/use-failure-text.ts'
import { useLanguage } from '../../../lib/words.ts'
import type { AccountDetails } from './account-draft.ts'
import { useBankFixWords } from './bank-fix-words.ts'
import { ConfirmationField } from './confirmation-field.tsx'
import type { useConfirmationFile } from './use-confirmation-file.ts'

/** Returns the details as they are sent: read as in the application, without blanks and separators. */
export const accountOf = (details: AccountDetails): AccountDetails => ({
  bank: details.bank,
  branch: readDigits('branch', details.branch),
  accountNumber: readDigits('accountNumber', details.accountNumber),
})

const readDigits = (id: 'branch' | 'accountNumber', text: string): string => {
  const { value = text } = readAnswer(text, section.rows[id], {})
  return typeof value === 'string' ? value : text
}

const idOf = (questionId: string): string => `bank-fix-${questionId}`
const readBackId = 'bank-fix-read-back'

type Props = {
  readonly details: AccountDetails
  readonly onChange: (details: AccountDetails) => void
  readonly file: ReturnType<typeof useConfirmationFile>
  readonly send: () => Promise<void>
}

/** Asks for bank, branch, number and confirmation, and shows them again before they are sent. */
export const AccountForm = ({ details, onChange, file, send }: Props) => {
  const { bankFix: words, formFields, issues } = useBankFixWords()
  const language = useLanguage()
  const failureText = useFailureText()
  const banks = useDictionary('banks')
  const [unlisted, setUnlisted] = useState<string>()
  const [isRead, setIsRead] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { isBusy, failure, submit } = useSubmit({ leaves: true })
  const summary = useSummaryShown(attempts)
  useEffect(() => {
    if (file.refusal !== undefined) focusField(idOf('bankAccountReference'))
  }, [file.refusal])
  const labels = {
    bank: words.bank,
    branch: words.branch,
    accountNumber: words.account,
    bankAccountReference: words.file,
  }
  const account = accountOf(details)
  const typed = {
    ...details,
    ...(file.state.kind === 'uploaded' && { bankAccountReference: file.state.name }),
  }
  // An uploading file is not missing, and a refused one is missing for another reason than a file never chosen.
  const fileProblem = file.state.kind === 'uploading' ? words.stillUploading : file.refusal
  const wrong = validate(bankFixForm, typed, {}).map(({ questionId, code, params }) => ({
    questionId: questionId as keyof typeof labels,
    text: (questionId === 'bankAccountReference' && fileProblem) || fill(issues[code], params),
  }))
  const errorOf = (id: keyof typeof labels) =>
    attempts > 0 || left.has(id) || (id === 'bankAccountReference' && file.refusal)
      ? wrong.find(({ questionId }) => questionId === id)?.text
      : undefined
  const warnings = bankWarnings(account)
  /** Draws the warning of a field. Beside an error it would contradict it. */
  const warningOf = (id: keyof AccountDetails) => {
    const warning = warnings.find(({ questionId }) => questionId === id)
    return (
      warning &&
      errorOf(id) === undefined && <WarningLine>{fill(issues[warning.code], warning.params)}</WarningLine>
    )
  }
  /** An empty field that was left is not wrong yet, as in the application. */
  const leave = (name: keyof AccountDetails) => () =>
    details[name] !== '' && setLeft((before) => new Set([...before, name]))
  const set = (name: keyof AccountDetails) => (value: string) => {
    setIsRead(false)
    onChange({ ...details, [name]: value })
  }
  const press = (event: FormEvent) => {
    event.preventDefault()
    setAttempts((before) => before + 1)
    if (wrong.length === 0 && isRead) void submit(send)
  }
  const bankName = banks.options.find(({ value }) => value === details.bank)?.label ?? ''
  const isComplete = section.questions.every(
    ({ id }) => id === 'bankAccountReference' || !wrong.some(({ questionId }) => questionId === id),
  )
  const { list } = formFields
  return (
    <form noValidate onSubmit={press} className="flex max-w-[44rem] flex-col gap-5">
      {failure && !isBusy && (
        <Banner key={failure.count} tone="bad" title={words.failed} announce="alert">
          {failureText(failure.error)}
        </Banner>
      )}
      <div ref={summary} className="scroll-mt-24 empty:hidden">
        <ErrorSummary
          title={words.problems}
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
                    : [{ fieldId: readBackId, label: words.readBackLabel, message: words.readBackNeeded }]),
                ]
          }
        />
      </div>
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
          onBlur={leave('branch')}
          error={errorOf('branch')}
          help={warningOf('branch')}
        />
        <DigitsField
          id={idOf('accountNumber')}
          label={words.account}
          isRequired
          value={details.accountNumber}
          onChange={set('accountNumber')}
          onBlur={leave('accountNumber')}
          error={errorOf('accountNumber')}
          help={warningOf('accountNumber')}
        />
      </div>
      <ConfirmationField
        id={idOf('bankAccountReference')}
        file={file}
        error={file.state.kind === 'failed' ? undefined : errorOf('bankAccountReference')}
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
            branch: leftToRight(account.branch),
            account: leftToRight(account.accountNumber),
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

/**
 * Returns a ref for the place of the error summary. At each press the summary is scrolled into view and focused. The
 * form is not at the top of its page, so the summary does not scroll by itself.
 */
const useSummaryShown = (attempts: number) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = place.current?.firstElementChild
    if (attempts === 0 || !(box instanceof HTMLElement)) return
    place.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' })
    box.focus({ preventScroll: true })
  }, [attempts])
  return place
}
