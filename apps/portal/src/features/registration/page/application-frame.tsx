import { paths } from '@milgo/contracts/portal-paths'
import { modalFor } from '@milgo/domain/application/modals'
import {
  type AfterSubmit,
  afterSubmit,
  lastStep,
  positionOf,
  previousStep,
  type Step,
  type StepNumber,
} from '@milgo/domain/application/steps'
import { FieldsSkeleton } from '@milgo/form/fields-skeleton.tsx'
import { FormErrors } from '@milgo/form/form-errors.tsx'
import { showFirstProblem } from '@milgo/form/show-first-problem.ts'
import { fill } from '@milgo/messages/fill'
import { Banner } from '@milgo/ui/banner.tsx'
import { focusField } from '@milgo/ui/focus-field.ts'
import { Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'
import { PageHeading } from '../../../lib/page-heading.tsx'
import { useAfterFirstDraw } from '../../../lib/use-after-first-draw.ts'
import { useBackCloses } from '../../../lib/use-back-closes.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { useModalWindows } from '../../../lib/use-modal-windows.tsx'
import { useWords } from '../../../lib/words.ts'
import { isOver, useSendingStanding } from '../../../request/sending.ts'
import { ApplicationNumber } from '../application-number.tsx'
import { ApplicationSteps } from '../application-steps.tsx'
import { isLeaving } from '../is-leaving.ts'
import { LeaveWindow } from '../leave-window.tsx'
import type { Application } from '../open-application.ts'
import { PressFailed } from '../press-failed.tsx'
import { useRegistrationWords } from '../registration-words.ts'
import { SavePlace } from '../save-place.tsx'
import { StepActions } from '../step-actions.tsx'
import { StepAside } from '../step-aside.tsx'
import { stepNotes } from '../step-notes.ts'
import { StepSections } from '../step-sections.tsx'
import { useAutosave, useKeeperPart } from '../use-keeper.ts'
import { useProblemLabel } from '../use-problem-label.ts'
import { useStep } from '../use-step.ts'
import { useStepChange } from '../use-step-change.ts'

/** With them comes what is needed late: in files of their own these would take others out of the form, and all would grow. */
export const loadDocuments = () => import('../documents/documents-step.tsx')
export const DocumentsStep = lazyPage(async () => (await loadDocuments()).DocumentsStep)
const ResultWindow = lazyPage(async () => (await loadDocuments()).ResultWindow)
/** What it shows comes from elsewhere by the same connection. */
const ConflictWindow = lazyPage(async () => (await loadDocuments()).ConflictWindow)

/** Title, steps, errors and buttons around the questions of one step. */
export const ApplicationFrame = ({ application }: { application: Application }) => {
  const { store, keeper, showing } = application
  const { correction } = showing
  const { shell } = useWords()
  const { registration, stepBar, steps: names } = useRegistrationWords()
  const navigate = useNavigate()
  const windows = useModalWindows()
  const { step, go } = useStep(application)
  const showsAll = useAfterFirstDraw()
  const standing = useSendingStanding(application)
  const isSent = showing.hidesButtons || isOver(standing)
  // Who is to hear what became of it, and who has heard that it was sent, is led nowhere.
  useBackCloses(standing.is === 'sending' || isOver(standing), () => {})
  const conflict = useKeeperPart(keeper, 'conflict')
  const trouble = useKeeperPart(keeper, 'trouble')
  const [busy, setBusy] = useState<'submit' | 'close'>()
  const [attempts, setAttempts] = useState(0)
  /** The step on which a press on Next or on Save and close did not reach the server. */
  const [failedOn, setFailedOn] = useState<StepNumber>()
  /** Beside the step, where it has something to say. */
  const [aside, setAside] = useState<HTMLElement | null>(null)
  /** The step on which it is told that unsent answers were found again; on the next ones it is known. */
  const [restoredOn, setRestoredOn] = useState(application.isRestored ? step.number : undefined)
  // A trouble that is over is no longer this press's; the next one may be met by nobody's press.
  if (failedOn !== undefined && !busy && trouble === undefined) setFailedOn(undefined)
  useAutosave(application)
  /** The field that the next step is opened for. */
  const wantedField = useRef<string>(undefined)
  const current = useStepChange(step.number, wantedField)

  const goToField = (number: StepNumber, fieldId: string) => {
    if (number === step.number) return focusField(fieldId)
    wantedField.current = fieldId
    go(number)
  }

  /** Whether the column beside the step stays in sight: then the save state stands there, and nowhere else. */
  const hasAside = useMedia('(min-width: 64rem)')
  const isDocuments = step === lastStep
  /** A correction changes documents alone. */
  const isToRead = isSent || (correction !== undefined && !isDocuments)
  const reason = isOver(standing) ? 'sent' : isToRead ? (showing.reason ?? 'returned') : undefined
  const problemLabel = useProblemLabel()
  const Note = stepNotes[step.id]
  const facts = store.facts()

  const showErrors = () => setAttempts((count) => count + 1)
  const after = (outcome: AfterSubmit) => {
    // Whoever has gone elsewhere meanwhile is not called back.
    if (current.current !== step.number) return
    if (outcome.does === 'open') go(outcome.step)
    else showErrors()
  }
  const submit = async (handed: Step) => {
    if (busy) return
    setFailedOn(undefined)
    const problems = store.check([handed.id])
    if (problems.length > 0) {
      showErrors()
      return showFirstProblem(problems)
    }
    setBusy('submit')
    const outcome = await keeper.submit(handed)
    const following =
      typeof outcome === 'object' ? afterSubmit(handed.number, outcome.answer, facts) : undefined
    if (following?.does === 'open' && following.reloadsDocuments) await keeper.reload(lastStep)
    setBusy(undefined)
    if (outcome === 'refused' || outcome === 'outdated') after({ does: 'showErrors' })
    else if (outcome === 'not sent') setFailedOn(step.number)
    else if (following) after(following)
  }
  const saveAndClose = async () => {
    if (busy) return
    setFailedOn(undefined)
    setBusy('close')
    const isSaved = await keeper.save()
    setBusy(undefined)
    // Nobody is told that all is saved while it is not.
    if (!isSaved) return setFailedOn(step.number)
    const modal = modalFor('savedAndClosed', {
      step: step.number,
      isFixMode: correction !== undefined,
      isSent: false,
    })
    if (modal === undefined || isLeaving(modal, await windows.ask(modal))) navigate(paths.home)
  }

  const goBack = () => {
    const back = previousStep(step.number, facts)
    if (back !== undefined) go(back)
  }

  const position = fill(stepBar.position, { ...positionOf(step, facts), label: names[step.id] })
  return (
    <div className="page-column py-6 md:py-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <PageHeading
            documentTitle={fill(shell.documentTitle, { page: `${position} – ${registration.title}` })}
            className="text-title"
          >
            {registration.title}
          </PageHeading>
          <ApplicationNumber application={application} />
        </div>
        {!isSent && !hasAside && (
          // A line of its own, so that nothing below moves when the words grow longer.
          <div className="max-sm:w-full">
            <SavePlace application={application} isBadge />
          </div>
        )}
      </div>
      <div className="mt-5">
        <ApplicationSteps application={application} step={step} go={go} />
      </div>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <form
          noValidate
          aria-label={position}
          onSubmit={(event) => {
            event.preventDefault()
            if (!isDocuments) void submit(step)
          }}
          className="flex min-w-0 flex-col gap-5"
        >
          {/* With the documents stands what was sent, and its copy. */}
          {reason && !(isDocuments && reason !== 'closed') && (
            <Banner tone="info" title={registration.readOnly.title}>
              {registration.readOnly[reason]}
            </Banner>
          )}
          {restoredOn === step.number && (
            <Banner
              tone="info"
              announce="status"
              onClose={() => setRestoredOn(undefined)}
              closeLabel={registration.restored.close}
            >
              {registration.restored.text}
            </Banner>
          )}
          {failedOn === step.number && trouble && (
            <PressFailed application={application} step={step} trouble={trouble} goToField={goToField} />
          )}
          <FormErrors refusal={attempts} sections={[step.id]} labelProblem={problemLabel} />
          {isDocuments ? (
            <Suspense fallback={<FieldsSkeleton />}>
              <DocumentsStep
                application={application}
                step={step}
                isClosing={busy === 'close'}
                onBack={goBack}
                onClose={saveAndClose}
                onProblems={showErrors}
                aside={aside}
                go={go}
                goToField={goToField}
                showsAll={showsAll}
              />
            </Suspense>
          ) : (
            <>
              <StepSections key={step.id} step={step} showsAll={showsAll} />
              {showsAll && Note && <Note />}
              {showsAll && !isToRead && (
                <StepActions
                  application={application}
                  step={step}
                  busy={busy}
                  onBack={goBack}
                  onClose={saveAndClose}
                />
              )}
            </>
          )}
        </form>
        <StepAside application={application} step={step} tellsSaving={!isSent && hasAside}>
          {isDocuments && !isSent && (
            <div ref={setAside} className="border-line not-first:border-t not-first:pt-4 empty:hidden" />
          )}
        </StepAside>
      </div>
      <LeaveWindow application={application} step={step.number} isSent={isSent} />
      {/* After it: of those who hold Back, the last one is asked. */}
      {conflict && (
        <Suspense fallback={null}>
          <ConflictWindow
            key={`${conflict.step.id}-${conflict.newer.version}`}
            application={application}
            conflict={conflict}
          />
        </Suspense>
      )}
      {standing.is !== 'ready' && standing.is !== 'sending' && (
        <Suspense fallback={null}>
          <ResultWindow
            application={application}
            result={standing}
            onProblems={showErrors}
            goToField={goToField}
          />
        </Suspense>
      )}
      {windows.modal}
    </div>
  )
}
