import { Banner } from '@milgo/ui/banner.tsx'
import { ButtonWithReason } from '@milgo/ui/button-with-reason.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { focusField } from '@milgo/ui/focus-field.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { personalQueryKey } from '../../../../lib/session/personal-query-key.ts'
import { useFileChecks } from '../../../../request/files/use-file-checks.ts'
import { isOver, useSendingState } from '../../../../request/sending.ts'
import type { Correction } from '../../correction.ts'
import type { Application } from '../../open-application.ts'
import { useRegistrationWords } from '../../registration-words.ts'
import { primaryOnPhone, StepActions, waitReasonId } from '../../step-actions.tsx'
import { useWaitReason } from '../../use-wait-reason.ts'
import { PlainQuestion } from '../document-sections.tsx'
import type { DocumentsStepProps } from '../documents-step-props.ts'
import { filesOf } from '../files-of.ts'
import { InfectedFiles } from '../infected-files.tsx'
import { useDocumentsSaving } from '../use-documents-saving.ts'
import { CorrectionDocument } from './correction-document.tsx'
import { CorrectionSummary } from './correction-summary.tsx'
import { useCorrectionWords } from './correction-words.ts'
import { OtherDocuments } from './other-documents.tsx'
import { useCorrectionSending } from './use-correction-sending.tsx'

type Props = Pick<DocumentsStepProps, 'application' | 'step' | 'isClosing' | 'onBack' | 'onClose'> & {
  readonly correction: Correction
}

/** Draws step 4 of a returned request: only the documents to replace can be changed. */
export const CorrectionStep = ({ application, correction, step, isClosing, onBack, onClose }: Props) => {
  const { store, start } = application
  const words = useCorrectionWords().correction
  const { formNotes } = useRegistrationWords()
  const files = filesOf(application)
  const waitReason = useWaitReason(application)
  const { send, modal } = useCorrectionSending(application, files)
  useDocumentsSaving(application, files)
  useFileChecks(files)
  useUnsentNews(application)
  const answers = useSyncExternalStore(store.subscribe, store.answers)
  const documents = correction.documents(answers)
  const sendingState = useSendingState(application)
  const isSending = sendingState.is === 'sending'
  const isClosed = isOver(sendingState)
  const declaration = store.model.form.byId.get('declarationCorrectnessInformation')
  return (
    <>
      <CorrectionSummary
        start={start}
        correction={correction}
        documents={documents}
        isUnknown={sendingState.is === 'unknown'}
        isDeclared={answers['declarationCorrectnessInformation'] === true}
      />
      <InfectedFiles
        files={files}
        isSent={isClosed}
        goToDocument={isSending || isClosed ? undefined : focusField}
      />
      {documents.map((document) => (
        <CorrectionDocument
          key={`${document.questionId}-${document.index ?? ''}`}
          files={files}
          document={document}
        />
      ))}
      {declaration && (
        <section
          aria-labelledby="correction-declaration"
          className={`${cardStyle} flex flex-col gap-4 p-6 max-sm:p-4`}
        >
          <h2 id="correction-declaration" className="text-lead font-bold">
            {words.declaration}
          </h2>
          <PlainQuestion question={declaration} />
        </section>
      )}
      <OtherDocuments application={application} files={files} documents={documents} />
      {start.isActing && (
        <Banner tone="info" title={words.sentByStudent.title}>
          {words.sentByStudent.text}
        </Banner>
      )}
      {!isClosed && (
        <StepActions
          application={application}
          step={step}
          busy={isClosing ? 'close' : undefined}
          onBack={onBack}
          onClose={onClose}
          // The service refuses to send on behalf of a student, so the page does not offer it.
          primary={
            start.isActing ? undefined : (
              <ButtonWithReason
                variant="primary"
                onPress={() => void send()}
                disabledReason={isSending ? undefined : waitReason}
                reasonId={waitReasonId}
                busyText={isSending ? words.sending : undefined}
                className={primaryOnPhone}
              >
                {formNotes.submitCorrections}
                <Send aria-hidden="true" className="mirrored size-5" />
              </ButtonWithReason>
            )
          }
        />
      )}
      {modal}
    </>
  )
}

/**
 * Refreshes the list of documents to replace after every save, because other pages show whether a file is uploaded and
 * not submitted.
 */
const useUnsentNews = ({ versions, start }: Application): void => {
  const queries = useQueryClient()
  useEffect(() => {
    const queryKey = personalQueryKey(start.sessionId, '/step-4/get-all-documents-repair-back-for')
    return versions.subscribe(() => void queries.invalidateQueries({ queryKey }))
  }, [queries, versions, start])
}
