import type { StepNumber } from '@milgo/domain/application/steps'
import { FieldsSkeleton } from '@milgo/form/fields-skeleton.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { ButtonWithReason } from '@milgo/ui/button-with-reason.tsx'
import { ArrowRight, Send } from 'lucide-react'
import { Suspense } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { lazyPage } from '../../../../lib/lazy-page.ts'
import { useFileChecks } from '../../../../request/files/use-file-checks.ts'
import { isOver, isSent as isSentIn, useSendingState } from '../../../../request/sending.ts'
import { useRegistrationWords } from '../../registration-words.ts'
import { primaryOnPhone, primaryReasonId, StepActions, waitReasonId } from '../../step-actions.tsx'
import { useWaitReason } from '../../use-wait-reason.ts'
import { DocumentSections } from '../document-sections.tsx'
import type { DocumentsStepProps } from '../documents-step-props.ts'
import { useDocumentsWords } from '../documents-words.ts'
import { filesOf } from '../files-of.ts'
import { InfectedFiles } from '../infected-files.tsx'
import { SubmittedCopies } from '../submitted-copy.tsx'
import { useDocumentsSaving } from '../use-documents-saving.ts'
import { BankReadBack, useBankConfirmation } from './bank-read-back.tsx'
import { DocumentsOverview } from './documents-overview.tsx'
import { DocumentsSummary } from './documents-summary.tsx'
import { loadCorrection } from './load-correction.ts'
import { ReviewAnswers } from './review-answers.tsx'
import { useSending } from './use-sending.ts'

/**
 * In this chunk because the words of answers are needed here too. In a chunk of its own, each of the three would be
 * larger.
 */
export { ConflictWindow } from '../../conflict-window.tsx'
export { FormClosed } from './form-closed.tsx'
/** Loads the code of a correction, which other students do not need. */
export { loadCorrection } from './load-correction.ts'
/** Loaded with the step, so that the result of sending is shown even if nothing can be loaded any more. */
export { ResultWindow } from './result-window.tsx'
/** What the form starts once it is open and idle. */
export { startBackgroundWork } from './start-background-work.ts'

const CorrectionStep = lazyPage(async () => (await loadCorrection()).CorrectionStep)

/** Draws step 4, of a first request or of a returned one. */
export const DocumentsStep = (props: DocumentsStepProps) => {
  const { correction } = props.application.showing
  return correction ? (
    <Suspense fallback={<FieldsSkeleton />}>
      <CorrectionStep {...props} correction={correction} />
    </Suspense>
  ) : (
    <AllDocuments {...props} />
  )
}

/** Draws the documents that the answers require, and the buttons to send the request. */
const AllDocuments = ({
  application,
  step,
  isClosing,
  onBack,
  onClose,
  aside,
  go,
  goToField,
  isOpening,
}: DocumentsStepProps) => {
  const { formNotes, registration } = useRegistrationWords()
  const { documentsStep } = useDocumentsWords()
  const files = filesOf(application)
  const waitReason = useWaitReason(application)
  const sending = useSending(application, files)
  const bank = useBankConfirmation(application)
  useDocumentsSaving(application, files)
  useFileChecks(files)
  const { showing } = application
  // The service refuses to send on behalf of a student, so the page does not offer it.
  const { isActing } = application.start
  const sendingState = useSendingState(application)
  const isSending = sendingState.is === 'sending'
  const isSent = showing.reason === 'sent' || isSentIn(sendingState)
  const isToRead = showing.hidesButtons || isOver(sendingState)
  /** Ends the review first, because a field that is not on the page cannot be focused. */
  const leadTo = (number: StepNumber, fieldId: string) => {
    flushSync(sending.endReview)
    goToField(number, fieldId)
  }
  const isReviewing = sending.isReviewing && !isToRead
  const page = isReviewing ? (
    <>
      <ReviewAnswers
        application={application}
        files={files}
        onChangeStep={(number) => {
          sending.endReview()
          go(number)
        }}
        goToDocument={(fieldId) => leadTo(step.number, fieldId)}
      />
      {bank.account && !isActing && (
        <BankReadBack
          account={bank.account}
          isConfirmed={bank.isConfirmed}
          isMissing={bank.isMissing}
          onConfirm={bank.confirm}
        />
      )}
      {isActing && (
        <Banner tone="info" title={documentsStep.sentByStudent.title}>
          {documentsStep.sentByStudent.text}
        </Banner>
      )}
    </>
  ) : (
    <>
      {!isToRead && !isSending && (
        <DocumentsSummary application={application} isReturnedTo={sending.isLeft} />
      )}
      {isSent && (
        <Banner
          tone="good"
          title={documentsStep.sent.title}
          action={<SubmittedCopies application={application} />}
        >
          {documentsStep.sent.text}
        </Banner>
      )}
      <InfectedFiles
        files={files}
        isSent={isSent}
        goToDocument={isToRead || isSending ? undefined : (fieldId) => leadTo(step.number, fieldId)}
      />
      <DocumentSections files={files} isOpening={isOpening} />
      {aside && createPortal(<DocumentsOverview />, aside)}
    </>
  )
  const bankReason = bank.isConfirmed ? undefined : registration.bankReadBack.missing
  // With different keys the two buttons are different elements, not one button with changed words.
  const sendButton = isActing ? undefined : (
    <ButtonWithReason
      key="send"
      variant="primary"
      onPress={sending.send}
      disabledReason={isSending ? undefined : (waitReason ?? bankReason)}
      reasonId={waitReason === undefined ? primaryReasonId : waitReasonId}
      onDisabledPress={() => bankReason && bank.askFor()}
      busyText={isSending ? documentsStep.sending : undefined}
      className={primaryOnPhone}
    >
      {formNotes.send}
      <Send aria-hidden="true" className="mirrored size-5" />
    </ButtonWithReason>
  )
  const primary =
    isReviewing || isSending ? (
      sendButton
    ) : (
      <ButtonWithReason
        key="review"
        variant="primary"
        onPress={sending.review}
        disabledReason={waitReason}
        reasonId={waitReasonId}
        className={primaryOnPhone}
      >
        {documentsStep.review}
        <ArrowRight aria-hidden="true" className="mirrored size-5" />
      </ButtonWithReason>
    )
  return (
    <>
      {page}
      {!isToRead && (
        <StepActions
          application={application}
          step={step}
          busy={isClosing ? 'close' : undefined}
          onBack={isReviewing ? sending.goBack : onBack}
          onClose={onClose}
          primary={primary}
          primaryReason={isReviewing && !isActing && !isSending ? bankReason : undefined}
        />
      )}
      {sending.modal}
    </>
  )
}
