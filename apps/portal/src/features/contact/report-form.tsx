import {
  findReportIssues,
  isSupportTopic,
  type ProblemReport,
  type ReportField,
} from '@milgo/domain/content/problem-report'
import { answerDays, answerTimes, supportLimits, supportTopics } from '@milgo/domain/content/support-topic'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { issueText } from '@milgo/messages/issue-message'
import { leftToRight } from '@milgo/messages/left-to-right'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { ErrorSummary } from '@milgo/ui/error-summary.tsx'
import { SelectField } from '@milgo/ui/select-field.tsx'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { TextAreaField } from '@milgo/ui/text-area-field.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { useOnline } from '@milgo/web-client/use-online'
import { useSubmit } from '@milgo/web-client/use-submit'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { callCore } from '../../lib/service-client.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useCurrentUser } from '../../lib/student/use-current-user.ts'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useLanguage } from '../../lib/words.ts'
import { useContactWords } from './contact-words.ts'
import { forgetReportDraft, readReportDraft, storeReportDraft } from './report-draft.ts'

export type SentReport = {
  readonly ticket: string
  readonly answerTo: string
  readonly answerDays: number
  readonly copySentTo: string | null
}

const topicIn = (search: URLSearchParams): string => {
  const topic = search.get('topic') ?? ''
  return isSupportTopic(topic) ? topic : ''
}

const fieldId = (field: ReportField): string => `report-${field}`

/** Returns the student who writes: the one who is logged in, unless a staff member is acting for them. */
const useWriter = () => {
  const session = useSession()
  const user = useCurrentUser().data
  return session?.acting ? undefined : user
}

/**
 * Returns the report, with the e-mail address filled in from the account and the topic that the address may name
 * (`?topic=ACCESSIBILITY`). What was typed takes precedence, but a request of the account is the one that is meant.
 */
const useReport = () => {
  const [search] = useSearchParams()
  const writer = useWriter()
  const accountNumber = writer?.request?.request_number
  const [typed, setTyped] = useState(() => readReportDraft())
  const [isFromTouched, setIsFromTouched] = useState(false)
  const report: ProblemReport = {
    ...typed,
    topic: isSupportTopic(typed.topic) ? typed.topic : topicIn(search),
    from: typed.from === '' && !isFromTouched ? (writer?.email ?? '') : typed.from,
    requestNumber: accountNumber ?? typed.requestNumber,
  }
  const change = (field: ReportField) => (value: string) => {
    const next = { ...typed, [field]: value }
    setTyped(next)
    if (field === 'from') setIsFromTouched(true)
    storeReportDraft(next)
  }
  return { report, change, accountEmail: writer?.email, isNumberKnown: accountNumber !== undefined }
}

export const ReportForm = ({ onSent }: { readonly onSent: (sent: SentReport) => void }) => {
  const { contact, formFields, issues } = useContactWords()
  const language = useLanguage()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const { report, change, accountEmail, isNumberKnown } = useReport()
  const [website, setWebsite] = useState('')
  const [attempt, setAttempt] = useState(0)
  const { isBusy, failure, submit } = useSubmit({ leaves: true })
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
      onSent({
        ticket: answer.id,
        answerTo: from,
        answerDays: answer.answer_days,
        copySentTo: answer.copy_sent_to,
      })
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
      <StatusRegion>{!isOnline && <Banner tone="attention">{contact.offline}</Banner>}</StatusRegion>
      {isOnline && failure && wrong.length === 0 && (
        <Banner key={failure.count} tone="bad" announce="alert" title={contact.notSent}>
          {failureText(failure.error)}
        </Banner>
      )}
      <SelectField
        id={fieldId('topic')}
        label={contact.topic}
        placeholder={contact.topicPlaceholder}
        help={
          isSupportTopic(report.topic)
            ? counted(contact.answerTime, answerDays[report.topic], language)
            : fill(contact.answerTimes, answerTimes)
        }
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
          {...(isNumberKnown
            ? { isReadOnly: true }
            : { optionalMark: formFields.optional, help: contact.requestNumberHelp })}
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
        {accountEmail !== undefined && (
          <p className="break-words text-small text-ink-soft">
            {fill(contact.copyNote, { email: leftToRight(accountEmail) })}
          </p>
        )}
      </div>
    </form>
  )
}
