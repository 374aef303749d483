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
import { WarningLine } from '@milgo/ui/warning-line.tsx'
import { type FormEvent, useState } from 'react'
import { useDictionary } from '../../../lib/dictionaries.ts'
import { useFailureText } from '../../../lib/use-failure-text.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { useLanguage } from '../../../lib/words.ts'
import { useBankFixWords } from './bank-fix-words.ts'
import { ConfirmationField } from './confirmation-field.tsx'
import type { useConfirmationFile } from './use-confirmation-file.ts'

export type AccountDetails = {
  readonly bank: string
  readonly branch: string
  readonly accountNumber: string
}

const idOf = (questionId: string): string => `bank-fix-${questionId}`
const readBackId = 'bank-fix-read-back'

type Props = {
  readonly details: AccountDetails
  readonly onChange: (details: AccountDetails) => void
  readonly file: ReturnType<typeof useConfirmationFile>
  readonly send: () => Promise<void>
}

/** Bank, branch, number and confirmation, read back before they are sent. */
export const AccountForm = ({ details, onChange, file, send }: Props) => {
  const { bankFix: words, formFields, issues } = useBankFixWords()
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
    // A file on its way is not missing.
    text:
      questionId === 'bankAccountReference' && file.state.kind === 'uploading'
        ? words.stillUploading
        : fill(issues[code], params),
  }))
  const errorOf = (id: keyof typeof labels) =>
    attempts > 0 ? wrong.find(({ questionId }) => questionId === id)?.text : undefined
  const warnings = bankWarnings(details)
  const warningOf = (id: keyof AccountDetails) => {
    const warning = warnings.find(({ questionId }) => questionId === id)
    return warning && <WarningLine>{fill(issues[warning.code], warning.params)}</WarningLine>
  }
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
                  : [{ fieldId: readBackId, label: words.readBackLabel, message: words.readBackNeeded }]),
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
          help={warningOf('branch')}
        />
        <DigitsField
          id={idOf('accountNumber')}
          label={words.account}
          isRequired
          value={details.accountNumber}
          onChange={set('accountNumber')}
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
