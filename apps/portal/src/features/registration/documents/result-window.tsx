import { paths } from '@milgo/contracts/portal-paths'
import { fill } from '@milgo/messages/fill'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { CircleCheck, CircleX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFormStatus } from '../../../form/use-form-state.ts'
import { callCore } from '../../../lib/call-core.ts'
import { useBackCloses } from '../../../lib/use-back-closes.ts'
import { useWords } from '../../../lib/words.ts'
import type { Application } from '../open-application.ts'
import { type GoToField, ProblemLinks } from '../problem-links.tsx'
import { useRegistrationWords } from '../registration-words.ts'
import { useTroubleText } from '../save-state.ts'
import { useDocumentsWords } from './documents-words.ts'
import { SubmittedCopy } from './submitted-copy.tsx'
import type { SendingResult } from './use-sending.ts'

type Props = {
  readonly application: Application
  readonly result: SendingResult
  readonly onClose: () => void
  readonly goToField: GoToField
}

/** What became of sending the request. */
export const ResultWindow = (props: Props) =>
  props.result.is === 'sent' ? <Sent {...props} /> : <NotSent {...props} />

const Sent = ({ application: { start } }: Props) => {
  const { formNotes } = useRegistrationWords()
  const { result } = useDocumentsWords().documentsStep
  const { busy } = useRegistrationWords().registration
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)
  const notices = [
    formNotes.submitChecked,
    formNotes.submitMessage,
    formNotes.submitOnce,
    fill(formNotes.submitAnswers, { date: start.period.expected_answers }),
  ]
  const confirm = async () => {
    setIsLeaving(true)
    // The request is sent, whether or not the service hears that the student has read so.
    const answer = await callCore('POST /user-request/confirm-submission').catch(() => undefined)
    void navigate(paths.personalArea, { state: { showsSurvey: answer?.shows_survey ?? true } })
  }
  return (
    <ModalWindow
      isOpen
      header={formNotes.requestSubmission}
      positive={{
        label: result.toPersonalArea,
        onPress: confirm,
        busyText: isLeaving ? busy : undefined,
      }}
    >
      <Verdict tone="good">{formNotes.submitSuccess}</Verdict>
      <div className="flex flex-col gap-2">
        <h3 className="font-bold">{result.next}</h3>
        <ul className="flex list-disc flex-col gap-1.5 ps-5 text-ink-soft marker:text-brand">
          {notices.map((notice) => (
            <li key={notice}>
              <TextWithNumbers text={notice} />
            </li>
          ))}
        </ul>
      </div>
      <SubmittedCopy />
    </ModalWindow>
  )
}

const NotSent = ({ result, onClose, goToField }: Props) => {
  const { formNotes } = useRegistrationWords()
  const { documentsStep } = useDocumentsWords()
  const troubleText = useTroubleText()
  const { shell } = useWords()
  const advice = whatNow(result)
  const back = { label: documentsStep.result.back, onPress: onClose }
  useBackCloses(true, onClose)
  return (
    <ModalWindow
      isOpen
      header={formNotes.requestSubmission}
      {...(advice === 'outdated'
        ? { positive: { label: shell.crash.reload, onPress: () => location.reload() }, negative: back }
        : { positive: back })}
      onDismiss={onClose}
    >
      <Verdict tone="bad">{formNotes.submitProblem}</Verdict>
      {result.is === 'failed' && result.trouble && (
        // The answers may well be saved; it is the request that was not sent.
        <p>
          {result.trouble.why === 'unreachable'
            ? documentsStep.result.unreachable
            : troubleText(result.trouble)}
        </p>
      )}
      <p className="text-ink-soft">{documentsStep.result[advice]}</p>
      {result.is === 'outdated' && <p className="text-ink-soft">{documentsStep.result.changed}</p>}
      {result.is !== 'failed' && (
        <Mistakes
          goToField={(step, fieldId) => {
            onClose()
            goToField(step, fieldId)
          }}
        />
      )}
    </ModalWindow>
  )
}

/** What is promised must be true: whom the server will not take it from any more cannot send it again. */
const whatNow = (result: SendingResult): 'mend' | 'closed' | 'outdated' | 'kept' => {
  if (result.is === 'refused') return 'mend'
  if (result.is === 'outdated') return 'outdated'
  if (result.is !== 'failed' || result.trouble?.why !== 'refused') return 'kept'
  // A page that asks what it should not is one that does not know what has changed.
  return result.trouble.error.status === 400 ? 'outdated' : 'closed'
}

/** Everything that the server refused. */
const Mistakes = ({ goToField }: Pick<Props, 'goToField'>) => {
  const { problems, unplaced } = useFormStatus()
  return (
    <ul className="flex flex-col gap-1">
      <ProblemLinks problems={problems} unplaced={unplaced} goToField={goToField} />
    </ul>
  )
}

const verdicts = {
  good: { Icon: CircleCheck, look: 'bg-good-wash text-good' },
  bad: { Icon: CircleX, look: 'bg-bad-wash text-bad' },
} as const

const Verdict = ({ tone, children }: { tone: keyof typeof verdicts; children: ReactNode }) => {
  const { Icon, look } = verdicts[tone]
  return (
    <p className={`flex items-center gap-3 rounded-small px-4 py-3.5 text-lead font-bold ${look}`}>
      <Icon aria-hidden="true" className="size-7 shrink-0" />
      {children}
    </p>
  )
}
