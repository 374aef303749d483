import { paths } from '@milgo/contracts/portal-paths'
import { useFormStatus } from '@milgo/form/use-form-state.ts'
import { fill } from '@milgo/messages/fill'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { lazyPage } from '../../../../lib/lazy-page.ts'
import { useBackCloses } from '../../../../lib/use-back-closes.ts'
import { useCoreQuery } from '../../../../lib/use-core-query.ts'
import { useWords } from '../../../../lib/words.ts'
import { isOver, type SendingResult } from '../../../../request/sending.ts'
import { ApplicationNumber } from '../../application-number.tsx'
import { confirmSubmission } from '../../confirm-submission.ts'
import type { Application } from '../../open-application.ts'
import { type GoToField, ProblemLinks } from '../../problem-links.tsx'
import { useRegistrationWords } from '../../registration-words.ts'
import { useSaveFailureText } from '../../save-state.ts'
import { useDocumentsWords } from '../documents-words.ts'
import { SubmittedCopy } from '../submitted-copy.tsx'
import { Verdict, verdictId } from '../verdict.tsx'
import { loadCorrection } from './load-correction.ts'

type Props = {
  readonly application: Application
  readonly result: SendingResult
  /** Called when the student goes back to the form with answers to correct. */
  readonly onProblems: () => void
  readonly goToField: GoToField
}

/** Its code is already loaded with the step of the correction. */
const CorrectionEnd = lazyPage(async () => (await loadCorrection()).CorrectionEnd)

/** Shows the result of sending the request or its correction. */
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
      return <Unanswered {...props} />
    case 'unknown':
      return result.isRead ? null : <Unanswered {...props} />
    default:
      return <NotSent {...props} />
  }
}

const close = ({ sending }: Application): void =>
  sending.set(sending.current().is === 'unknown' ? { is: 'unknown', isRead: true } : { is: 'ready' })

/** Returns the header of a window about a request, or its corrections, that did not arrive. */
const useHeader = ({ showing }: Application): string => {
  const { formNotes } = useRegistrationWords()
  return showing.correction ? formNotes.submitCorrections : formNotes.requestSubmission
}

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
 * Returns the words of the window after sending. The office writes one line for each notice. A line with a date that is
 * not known yet is left out. If no line is left, the portal's own words are used, so that every student learns what
 * comes next.
 */
const useSentWords = ({ start }: Application) => {
  const { formNotes } = useRegistrationWords()
  const { result } = useDocumentsWords().documentsStep
  const { data } = useCoreQuery('/modal-windows/get-all')
  const configured = data?.find(({ key }) => key === 'requestSubmission')
  const { submitChecked, submitMessage, submitOnce, submitAnswers } = formNotes
  const answers = start.period.expected_answers
  const linesToShow = (lines: readonly string[]) =>
    lines.filter((line) => line.trim() !== '' && (answers !== null || !line.includes('{date}')))
  const worded = linesToShow(configured?.text.split('\n') ?? [])
  const lines =
    worded.length > 0 ? worded : linesToShow([submitChecked, submitMessage, submitOnce, submitAnswers])
  return {
    header: configured?.header ?? formNotes.requestSubmission,
    notices: lines.map((line) => fill(line, answers === null ? {} : { date: answers })),
    button: configured?.positive_button ?? result.toPersonalArea,
  }
}

/** Offers to reload the page, because its answers are not those that were sent. */
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

/** Shows that no answer arrived. It does not say that the request was not sent, because that is not known. */
const Unanswered = ({ application, result: { is } }: Props) => {
  const header = useHeader(application)
  const { result } = useDocumentsWords().documentsStep
  const onClose = () => close(application)
  useBackCloses(true, onClose)
  return (
    <ModalWindow
      isOpen
      header={header}
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
  const header = useHeader(application)
  const { formNotes } = useRegistrationWords()
  const { documentsStep } = useDocumentsWords()
  const saveFailureText = useSaveFailureText()
  const { shell } = useWords()
  const { problems, unplaced } = useFormStatus()
  // Messages without a field or step have no link.
  const hasPlaces = problems.length > 0 || unplaced.some(({ step }) => step !== undefined)
  const found = whatNow(result)
  const advice = found === 'mend' && !hasPlaces ? 'sendAgain' : found
  const onClose = () => {
    close(application)
    // The refusals are shown on top of the step too.
    if (result.is === 'refused') onProblems()
  }
  const back = { label: documentsStep.result.back, onPress: onClose }
  useBackCloses(true, onClose)
  return (
    <ModalWindow
      isOpen
      header={header}
      describedBy={verdictId}
      {...(advice === 'outdated'
        ? { positive: { label: shell.crash.reload, onPress: () => location.reload() }, negative: back }
        : { positive: back })}
      onDismiss={onClose}
    >
      <Verdict tone="bad">{formNotes.submitProblem}</Verdict>
      {result.is === 'failed' && result.failure && <p>{saveFailureText(result.failure)}</p>}
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

/**
 * Returns which advice to show. It must be true: when the server accepts nothing more, the request cannot be sent
 * again.
 */
const whatNow = (result: SendingResult): 'mend' | 'closed' | 'outdated' | 'sendAgain' => {
  if (result.is === 'refused') return 'mend'
  if (result.is === 'outdated') return 'outdated'
  if (result.is !== 'failed' || result.failure?.why !== 'refused') return 'sendAgain'
  // A page that gets status 400 is outdated.
  return result.failure.error.status === 400 ? 'outdated' : 'closed'
}

/** Lists everything that the server refused. */
const Mistakes = ({ goToField }: Pick<Props, 'goToField'>) => {
  const { problems, unplaced } = useFormStatus()
  return <ProblemLinks problems={problems} unplaced={unplaced} goToField={goToField} />
}
