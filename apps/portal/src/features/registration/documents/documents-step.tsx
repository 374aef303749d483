import type { StepNumber } from '@milgo/domain/application/steps'
import { FieldsSkeleton } from '@milgo/form/fields-skeleton.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { HoldableButton } from '@milgo/ui/holdable-button.tsx'
import { ArrowRight, Send } from 'lucide-react'
import { Suspense } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { lazyPage } from '../../../lib/lazy-page.ts'
import { useFileChecks } from '../../../request/files/use-file-checks.ts'
import { isOver, useSendingStanding } from '../../../request/sending.ts'
import { useRegistrationWords } from '../registration-words.ts'
import { StepActions } from '../step-actions.tsx'
import { useWaitReason } from '../use-wait-reason.ts'
import { BankReadBack, useBankConfirmation } from './bank-read-back.tsx'
import { DocumentSections } from './document-sections.tsx'
import { DocumentsOverview } from './documents-overview.tsx'
import type { DocumentsStepProps } from './documents-step-props.ts'
import { DocumentsSummary } from './documents-summary.tsx'
import { useDocumentsWords } from './documents-words.ts'
import { filesOf } from './files-of.ts'
import { InfectedFiles } from './infected-files.tsx'
import { loadCorrection } from './load-correction.ts'
import { ReviewAnswers } from './review-answers.tsx'
import { SubmittedCopies } from './submitted-copy.tsx'
import { useDocumentsSaving } from './use-documents-saving.ts'
import { useSending } from './use-sending.ts'

/** Words of answers are needed here and there; in a file of its own each of the three would be larger. */
export { ConflictWindow } from '../conflict-window.tsx'
/** Of the form as a whole, once it is at rest. */
export { beginAtRest } from './begin-at-rest.ts'
/** The way to the code of a correction, which nobody else needs. */
export { loadCorrection } from './load-correction.ts'
/** Comes with the step: what became of sending is told also where nothing can be loaded any more. */
export { ResultWindow } from './result-window.tsx'

const CorrectionStep = lazyPage(async () => (await loadCorrection()).CorrectionStep)

/** Step 4, of a first request or of one that was sent back. */
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

/** The documents that the answers ask for, and sending the request. */
const AllDocuments = ({
  application,
  step,
  isClosing,
  onBack,
  onClose,
  onProblems,
  aside,
  go,
  goToField,
  showsAll,
}: DocumentsStepProps) => {
  const { formNotes, registration } = useRegistrationWords()
  const { documentsStep } = useDocumentsWords()
  const files = filesOf(application)
  const waitReason = useWaitReason(application)
  const sending = useSending(application, files, onProblems)
  const bank = useBankConfirmation(application)
  useDocumentsSaving(application, files)
  useFileChecks(files)
  const { showing } = application
  // The service refuses to send for a student, so that the page does not offer it.
  const { isActing } = application.start
  const standing = useSendingStanding(application)
  const isSending = standing.is === 'sending'
  const isSent = showing.reason === 'sent' || isOver(standing)
  const isToRead = showing.hidesButtons || isSent
  /** The documents come back first: a field that is not on the page cannot be reached. */
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
      {!isToRead && !isSending && <DocumentsSummary application={application} />}
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
      <DocumentSections files={files} showsAll={showsAll} />
      {aside && createPortal(<DocumentsOverview />, aside)}
    </>
  )
  const bankReason = bank.isConfirmed ? undefined : registration.bankReadBack.missing
  // Another button stands in the place of the one that was pressed, not the same one with other words.
  const sendButton = isActing ? undefined : (
    <HoldableButton
      key="send"
      variant="primary"
      onPress={sending.send}
      disabledReason={isSending ? undefined : (waitReason ?? bankReason)}
      onDisabledPress={() => bankReason && bank.askFor()}
      busyText={isSending ? documentsStep.sending : undefined}
      className="max-sm:grow max-sm:px-4"
    >
      {formNotes.send}
      <Send aria-hidden="true" className="mirrored size-5" />
    </HoldableButton>
  )
  const primary =
    isReviewing || isSending ? (
      sendButton
    ) : (
      <HoldableButton
        key="review"
        variant="primary"
        onPress={sending.review}
        disabledReason={waitReason}
        className="max-sm:grow max-sm:px-4"
      >
        {documentsStep.review}
        <ArrowRight aria-hidden="true" className="mirrored size-5" />
      </HoldableButton>
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
        />
      )}
      {sending.modal}
    </>
  )
}
