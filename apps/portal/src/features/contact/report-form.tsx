import {
  findReportIssues,
  isSupportTopic,
  type ProblemReport,
  type ReportField,
} from '@milgo/domain/content/problem-report'
import { answerDays, supportLimits, supportTopics } from '@milgo/domain/content/support-topic'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { issueText } from '@milgo/messages/issue-message'
import { leftToRight } from '@milgo/messages/left-to-right'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { ErrorSummary } from '@milgo/ui/error-summary.tsx'
import { SelectField } from '@milgo/ui/select-field.tsx'
import { TextAreaField } from '@milgo/ui/text-area-field.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { useOnline } from '@milgo/web-client/use-online'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { callCore } from '../../lib/service-client.ts'
import { useCurrentUser } from '../../lib/session/use-current-user.ts'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { useLanguage } from '../../lib/words.ts'
import { useContactWords } from './contact-words.ts'
import { forgetReportDraft, readReportDraft, storeReportDraft } from './report-draft.ts'

export type SentReport = {
  readonly ticket: string
  readonly answerDays: number
  readonly copySentTo: string | null
}

const fieldId = (field: ReportField): string => `report-${field}`

/** The account fills in what nobody should have to type; what was typed counts. */
const useReport = () => {
  const [search] = useSearchParams()
  const user = useCurrentUser().data
  const [typed, setTyped] = useState(() => readReportDraft(search))
  const [touched, setTouched] = useState<ReadonlySet<ReportField>>(new Set())
  const filledIn = (field: ReportField, known: string | undefined) =>
    typed[field] === '' && !touched.has(field) ? (known ?? '') : typed[field]
  const report: ProblemReport = {
    ...typed,
    from: filledIn('from', user?.email),
    requestNumber: filledIn('requestNumber', user?.request?.request_number),
  }
  const change = (field: ReportField) => (value: string) => {
    const next = { ...typed, [field]: value }
    setTyped(next)
    setTouched(new Set([...touched, field]))
    storeReportDraft(next)
  }
  return { report, change, accountEmail: user?.email }
}

export const ReportForm = ({ onSent }: { readonly onSent: (sent: SentReport) => void }) => {
  const { contact, issues } = useContactWords()
  const language = useLanguage()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const { report, change, accountEmail } = useReport()
  const [website, setWebsite] = useState('')
  const [attempt, setAttempt] = useState(0)
  const { isBusy, failure, submit } = useSubmit()
  const wrong = attempt > 0 ? findReportIssues(report) : []
  const errorOf = (field: ReportField) => {
    const issue = wrong.find((one) => one.field === field)
    return issue && issueText(issue, { issues })
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAttempt((count) => count + 1)
    const { topic, from, requestNumber, subject, body } = report
    if (findReportIssues(report).length > 0 || !isSupportTopic(topic)) return
    void submit(async () => {
      const answer = await callCore('POST /mailer/send-email-without-file', {
        body: { topic, from, subject, body, request_number: requestNumber, website },
      })
      forgetReportDraft()
      onSent({ ticket: answer.id, answerDays: answer.answer_days, copySentTo: answer.copy_sent_to })
    })
  }
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      <ErrorSummary
        title={contact.errorsTitle}
        attempt={attempt}
        problems={wrong.map((issue) => ({
          fieldId: fieldId(issue.field),
          label: contact[issue.field],
          message: issueText(issue, { issues }),
        }))}
      />
      {!isOnline && (
        <Banner tone="attention" announce="status">
          {contact.offline}
        </Banner>
      )}
      {isOnline && failure && wrong.length === 0 && (
        <Banner key={failure.count} tone="bad" announce="alert" title={contact.notSent}>
          {failureText(failure.error)}
        </Banner>
      )}
      <SelectField
        id={fieldId('topic')}
        label={contact.topic}
        placeholder={contact.topicPlaceholder}
        options={supportTopics.map((value) => ({ value, label: contact.topics[value] }))}
        value={isSupportTopic(report.topic) ? report.topic : null}
        onChange={change('topic')}
        error={errorOf('topic')}
        isRequired
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          id={fieldId('from')}
          label={contact.from}
          value={report.from}
          onChange={change('from')}
          error={errorOf('from')}
          input={{ type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: 'false' }}
          isLtr
          isRequired
        />
        <TextField
          id={fieldId('requestNumber')}
          label={contact.requestNumber}
          optionalMark={contact.optional}
          help={contact.requestNumberHelp}
          value={report.requestNumber}
          onChange={change('requestNumber')}
          error={errorOf('requestNumber')}
          isLtr
        />
      </div>
      <TextField
        id={fieldId('subject')}
        label={contact.subject}
        value={report.subject}
        onChange={change('subject')}
        error={errorOf('subject')}
        isRequired
      />
      <TextAreaField
        id={fieldId('body')}
        label={contact.body}
        help={contact.bodyHelp}
        value={report.body}
        onChange={change('body')}
        error={errorOf('body')}
        maxLength={supportLimits.body}
        rows={7}
        isRequired
      />
      <div aria-hidden="true" className="absolute -start-[200vw]">
        <label>
          {contact.website}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={website}
            onChange={(event) => setWebsite(event.target.value)}
          />
        </label>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ActionButton
          variant="primary"
          type="submit"
          busyText={isBusy ? contact.sending : undefined}
          className="max-sm:w-full sm:min-w-40"
        >
          {contact.send}
        </ActionButton>
        <div className="text-small text-ink-soft">
          {isSupportTopic(report.topic) && (
            <p>{counted(contact.answerTime, answerDays[report.topic], language)}</p>
          )}
          {accountEmail !== undefined && (
            <p className="break-words">{fill(contact.copyNote, { email: leftToRight(accountEmail) })}</p>
          )}
        </div>
      </div>
    </form>
  )
}
