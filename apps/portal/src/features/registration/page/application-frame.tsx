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
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.ts'
import { PageHeading } from '../../../lib/page-heading.tsx'
import { useAfterFirstDraw } from '../../../lib/use-after-first-draw.ts'
import { useBackCloses } from '../../../lib/use-back-closes.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { useModalWindows } from '../../../lib/use-modal-windows.tsx'
import { useWords } from '../../../lib/words.ts'
import { isOver as isOverIn, useSendingState } from '../../../request/sending.ts'
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
import { StepNews } from '../step-news.tsx'
import { stepNotes } from '../step-notes.ts'
import { StepSections } from '../step-sections.tsx'
import { useAutosave, useKeeperPart } from '../use-keeper.ts'
import { useProblemLabel } from '../use-problem-label.ts'
import { useStep } from '../use-step.ts'
import { useStepChange } from '../use-step-change.ts'

/**
 * Loads the documents step together with other code that is needed late. In chunks of their own these would pull shared
 * code out of the form's chunk, and all of them would grow.
 */
export const loadDocuments = () => import('../documents/step/documents-step.tsx')
export const DocumentsStep = lazyPage(async () => (await loadDocuments()).DocumentsStep)
const ResultWindow = lazyPage(async () => (await loadDocuments()).ResultWindow)
const FormClosed = lazyPage(async () => (await loadDocuments()).FormClosed)
/** Loaded on demand: a conflict arrives over the network anyway, so there is a connection. */
const ConflictWindow = lazyPage(async () => (await loadDocuments()).ConflictWindow)

/** Draws title, steps, errors and buttons around the questions of one step. */
export const ApplicationFrame = ({ application }: { application: Application }) => {
  const { store, keeper, sending, showing } = application
  const { correction } = showing
  const { shell } = useWords()
  const { registration, stepBar, steps: names } = useRegistrationWords()
  const navigate = useNavigate()
  const windows = useModalWindows()
  const { step, go } = useStep(application)
  const isOpening = !useAfterFirstDraw()
  const sendingState = useSendingState(application)
  const isOver = showing.hidesButtons || isOverIn(sendingState)
  // While the request is being sent and after it was sent, Back must not leave the page, because the student must see
  // the result.
  const isClosed = sendingState.is === 'closed'
  useBackCloses(sendingState.is === 'sending' || (isOverIn(sendingState) && !isClosed), () => {})
  const conflict = useKeeperPart(keeper, 'conflict')
  const failure = useKeeperPart(keeper, 'failure')
  const [busy, setBusy] = useState<'submit' | 'close'>()
  const [attempts, setAttempts] = useState(0)
  /** The step on which Next or Save and close did not reach the server. */
  const [failedOn, setFailedOn] = useState<StepNumber>()
  /** The element beside the step, for what the step shows there. */
  const [aside, setAside] = useState<HTMLElement | null>(null)
  /** The step on which the note about restored answers is shown; later steps do not repeat it. */
  const [restoredOn, setRestoredOn] = useState(application.isRestored ? step.number : undefined)
  // Once the failure is over, the message of this press is removed, because a later failure may not come from a press.
  if (failedOn !== undefined && !busy && failure === undefined) setFailedOn(undefined)
  useAutosave(application)
  // Nobody waits any more to know whether the request has arrived. The next opening shows what the service has.
  useEffect(
    () => () => {
      if (sending.current().is === 'unknown') sending.set({ is: 'ready' })
    },
    [sending],
  )
  /** The field to focus when the next step opens. */
  const wantedField = useRef<string>(undefined)
  const current = useStepChange(step.number, wantedField)

  const goToField = (number: StepNumber, fieldId: string) => {
    if (number === step.number) return focusField(fieldId)
    wantedField.current = fieldId
    go(number)
  }

  /** Whether the column beside the step is visible. Then the save state is shown there and nowhere else. */
  const hasAside = useMedia('(min-width: 64rem)')
  const isDocuments = step === lastStep
  /** In a correction only the documents can be changed. */
  const isToRead = isOver || (correction !== undefined && !isDocuments)
  const end = isClosed ? 'closed' : isOverIn(sendingState) ? 'sent' : undefined
  const reason = end ?? (isToRead ? (showing.reason ?? 'returned') : undefined)
  const problemLabel = useProblemLabel()
  const Note = stepNotes[step.id]
  const context = store.context()

  const showErrors = () => setAttempts((count) => count + 1)
  const after = (outcome: AfterSubmit) => {
    // If the student has moved to another step in the meantime, the outcome does not call them back.
    if (current.current !== step.number) return
    if (outcome.does === 'open') go(outcome.step)
    else showErrors()
  }
  const submit = async (handed: Step) => {
    if (busy) return
    setFailedOn(undefined)
    const problems = store.check([handed.id])
    if (problems.length > 0) {
      return showFirstProblem(problems)
    }
    setBusy('submit')
    const outcome = await keeper.submit(handed)
    const following =
      typeof outcome === 'object' ? afterSubmit(handed.number, outcome.answer, context) : undefined
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
    // The window says that all is saved, so it is not shown when the save failed.
    if (!isSaved) return setFailedOn(step.number)
    const modal = modalFor('savedAndClosed', {
      step: step.number,
      isFixMode: correction !== undefined,
      isSent: false,
    })
    if (modal === undefined || isLeaving(modal, await windows.ask(modal))) navigate(paths.home)
  }

  const goBack = () => {
    const back = previousStep(step.number, context)
    if (back !== undefined) go(back)
  }

  const position = fill(stepBar.position, { ...positionOf(step, context), label: names[step.id] })
  return (
    <div className="page-column py-6 md:py-8">
      <StepNews position={position} />
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
        {!isOver && !hasAside && (
          // A row of its own, so that nothing below moves when the text grows longer.
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
          {/* The documents step itself shows what was sent, with its copy. */}
          {isClosed && (
            <Suspense fallback={null}>
              <FormClosed application={application} />
            </Suspense>
          )}
          {reason && !isClosed && !(isDocuments && reason !== 'closed') && (
            <Banner tone="info" title={registration.readOnly.title}>
              {registration.readOnly[reason]}
            </Banner>
          )}
          <StatusRegion>
            {restoredOn === step.number && (
              <Banner
                tone="info"
                onClose={() => setRestoredOn(undefined)}
                closeLabel={registration.restored.close}
              >
                {registration.restored.text}
              </Banner>
            )}
          </StatusRegion>
          {failedOn === step.number && failure && !isOver && (
            <PressFailed application={application} step={step} failure={failure} goToField={goToField} />
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
                aside={aside}
                go={go}
                goToField={goToField}
                isOpening={isOpening}
              />
            </Suspense>
          ) : (
            <>
              <StepSections key={step.id} step={step} isOpening={isOpening} />
              {Note && <Note />}
              {!isToRead && (
                <StepActions
                  application={application}
                  step={step}
                  busy={busy}
                  onBack={goBack}
                  onClose={saveAndClose}
                  onMissing={() => void submit(step)}
                />
              )}
            </>
          )}
        </form>
        <StepAside application={application} step={step} tellsSaving={!isOver && hasAside}>
          {isDocuments && !isOver && (
            <div ref={setAside} className="border-line not-first:border-t not-first:pt-4 empty:hidden" />
          )}
        </StepAside>
      </div>
      <LeaveWindow application={application} step={step.number} isOver={isOver} />
      {/* After the leave window, because the last registered handler of Back is called. */}
      {conflict && (
        <Suspense fallback={null}>
          <ConflictWindow
            key={`${conflict.step.id}-${conflict.newer.version}`}
            application={application}
            conflict={conflict}
          />
        </Suspense>
      )}
      {sendingState.is !== 'ready' && sendingState.is !== 'sending' && sendingState.is !== 'closed' && (
        <Suspense fallback={null}>
          <ResultWindow
            application={application}
            result={sendingState}
            onProblems={showErrors}
            goToField={goToField}
          />
        </Suspense>
      )}
      {windows.modal}
    </div>
  )
}
