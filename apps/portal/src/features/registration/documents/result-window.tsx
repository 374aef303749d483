import { paths } from '@milgo/contracts/portal-paths'
import { useFormStatus } from '@milgo/form/use-form-state.ts'
import { fill } from '@milgo/messages/fill'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'
import { useBackCloses } from '../../../lib/use-back-closes.ts'
import { useCoreQuery } from '../../../lib/use-core-query.ts'
import { useWords } from '../../../lib/words.ts'
import { isOver, type SendingResult } from '../../../request/sending.ts'
import { ApplicationNumber } from '../application-number.tsx'
import { confirmSubmission } from '../confirm-submission.ts'
import type { Application } from '../open-application.ts'
import { type GoToField, ProblemLinks } from '../problem-links.tsx'
import { useRegistrationWords } from '../registration-words.ts'
import { useTroubleText } from '../save-state.ts'
import { useDocumentsWords } from './documents-words.ts'
import { loadCorrection } from './load-correction.ts'
import { SubmittedCopy } from './submitted-copy.tsx'
import { Verdict, verdictId } from './verdict.tsx'

type Props = {
  readonly application: Application
  readonly result: SendingResult
  /** Who goes back to the form with answers to mend. */
  readonly onProblems: () => void
  readonly goToField: GoToField
}

/** Its code has come with the step that was corrected. */
const CorrectionEnd = lazyPage(async () => (await loadCorrection()).CorrectionEnd)

/** What became of sending the request, or its correction. */
export const ResultWindow = (props: Props) => {
  const { application, result } = props
  if (application.showing.correction && isOver(result))
    return (
      <Suspense fallback={null}>
        <CorrectionEnd application={application} result={result} />
      </Suspense>
    )
  switch (result.is) {
    case 'sent':
      return <Sent {...props} />
    case 'sentElsewhere':
      return <SentElsewhere />
    case 'notThere':
    case 'unknown':
      return <Unanswered {...props} />
    default:
      return <NotSent {...props} />
  }
}

const close = ({ sending }: Application): void => sending.become({ is: 'ready' })

const Sent = ({ application }: Props) => {
  const { formNotes } = useRegistrationWords()
  const { result } = useDocumentsWords().documentsStep
  const navigate = useNavigate()
  const { header, notices, button } = useSentWords(application)
  const confirm = () => {
    confirmSubmission()
    void navigate(paths.personalArea, { state: { showsSurvey: true } })
  }
  return (
    <ModalWindow
      isOpen
      header={header}
      describedBy={verdictId}
      positive={{ label: button, onPress: confirm }}
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
      <ApplicationNumber application={application} />
      <SubmittedCopy application={application} />
    </ModalWindow>
  )
}

/**
 * The office words this window, a line for each thing to know; a line is left out whose day is not known yet. Where that
 * leaves nothing, the portal's own words stand under the title: nobody who has sent is left without what comes next.
 */
const useSentWords = ({ start }: Application) => {
  const { formNotes } = useRegistrationWords()
  const { result } = useDocumentsWords().documentsStep
  const { data } = useCoreQuery('/modal-windows/get-all')
  const configured = data?.find(({ key }) => key === 'requestSubmission')
  const { submitChecked, submitMessage, submitOnce, submitAnswers } = formNotes
  const answers = start.period.expected_answers
  const told = (lines: readonly string[]) =>
    lines.filter((line) => line.trim() !== '' && (answers !== null || !line.includes('{date}')))
  const worded = told(configured?.text.split('\n') ?? [])
  const lines = worded.length > 0 ? worded : told([submitChecked, submitMessage, submitOnce, submitAnswers])
  return {
    header: configured?.header ?? formNotes.requestSubmission,
    notices: lines.map((line) => fill(line, answers === null ? {} : { date: answers })),
    button: configured?.positive_button ?? result.toPersonalArea,
  }
}

/** What stands here is not what was sent, so that the page is read anew. */
const SentElsewhere = () => {
  const { formNotes } = useRegistrationWords()
  const { result } = useDocumentsWords().documentsStep
  const navigate = useNavigate()
  return (
    <ModalWindow
      isOpen
      header={formNotes.requestSubmission}
      describedBy={verdictId}
      positive={{ label: result.showSent, onPress: () => location.reload() }}
      negative={{ label: result.toPersonalArea, onPress: () => void navigate(paths.personalArea) }}
    >
      <Verdict tone="good">{result.sentElsewhere}</Verdict>
      <p className="text-ink-soft">{result.sentElsewhereText}</p>
    </ModalWindow>
  )
}

/** Nobody is told that it was not sent who cannot know. */
const Unanswered = ({ application, result: { is } }: Props) => {
  const { formNotes } = useRegistrationWords()
  const { result } = useDocumentsWords().documentsStep
  const onClose = () => close(application)
  useBackCloses(true, onClose)
  return (
    <ModalWindow
      isOpen
      header={formNotes.requestSubmission}
      describedBy={verdictId}
      positive={{ label: result.back, onPress: onClose }}
      onDismiss={onClose}
    >
      <Verdict tone="open">{result.unanswered}</Verdict>
      <p>{is === 'notThere' ? result.notThere : result.unknown}</p>
      <p className="text-ink-soft">{result.again}</p>
    </ModalWindow>
  )
}

const NotSent = ({ application, result, onProblems, goToField }: Props) => {
  const { formNotes } = useRegistrationWords()
  const { documentsStep } = useDocumentsWords()
  const troubleText = useTroubleText()
  const { shell } = useWords()
  const { problems, unplaced } = useFormStatus()
  // Sentences that name no place lead nowhere.
  const hasPlaces = problems.length > 0 || unplaced.some(({ step }) => step !== undefined)
  const found = whatNow(result)
  const advice = found === 'mend' && !hasPlaces ? 'kept' : found
  const onClose = () => {
    close(application)
    // What was refused stands on top of the step too.
    if (result.is === 'refused') onProblems()
  }
  const back = { label: documentsStep.result.back, onPress: onClose }
  useBackCloses(true, onClose)
  return (
    <ModalWindow
      isOpen
      header={formNotes.requestSubmission}
      describedBy={verdictId}
      {...(advice === 'outdated'
        ? { positive: { label: shell.crash.reload, onPress: () => location.reload() }, negative: back }
        : { positive: back })}
      onDismiss={onClose}
    >
      <Verdict tone="bad">{formNotes.submitProblem}</Verdict>
      {result.is === 'failed' && result.trouble && <p>{troubleText(result.trouble)}</p>}
      <p className="text-ink-soft">{documentsStep.result[advice]}</p>
      {result.is === 'outdated' && <p className="text-ink-soft">{documentsStep.result.changed}</p>}
      {result.is !== 'failed' && (
        <Mistakes
          goToField={(step, fieldId) => {
            close(application)
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
