import { Banner } from '@milgo/ui/banner.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { focusField } from '@milgo/ui/focus-field.ts'
import { HoldableButton } from '@milgo/ui/holdable-button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { personalQueryKey } from '../../../../lib/session/personal-query-key.ts'
import { useFileChecks } from '../../../../request/files/use-file-checks.ts'
import { isOver, useSendingStanding } from '../../../../request/sending.ts'
import type { Correction } from '../../correction.ts'
import type { Application } from '../../open-application.ts'
import { useRegistrationWords } from '../../registration-words.ts'
import { StepActions } from '../../step-actions.tsx'
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

type Props = Pick<
  DocumentsStepProps,
  'application' | 'step' | 'isClosing' | 'onBack' | 'onClose' | 'onProblems'
> & { readonly correction: Correction }

/** Step 4 of a request that was sent back: the documents to replace, and nothing else to change. */
export const CorrectionStep = ({
  application,
  correction,
  step,
  isClosing,
  onBack,
  onClose,
  onProblems,
}: Props) => {
  const { store, start } = application
  const words = useCorrectionWords().correction
  const { formNotes } = useRegistrationWords()
  const files = filesOf(application)
  const waitReason = useWaitReason(application)
  const { send, modal } = useCorrectionSending(application, files, onProblems)
  useDocumentsSaving(application, files)
  useFileChecks(files)
  useUnsentNews(application)
  const documents = correction.documents(useSyncExternalStore(store.subscribe, store.answers))
  const standing = useSendingStanding(application)
  const isSending = standing.is === 'sending'
  const isClosed = isOver(standing)
  const declaration = store.model.form.byId.get('declarationCorrectnessInformation')
  return (
    <>
      <CorrectionSummary start={start} correction={correction} documents={documents} />
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
          // The service refuses to send for a student, so that the page does not offer it.
          primary={
            start.isActing ? undefined : (
              <HoldableButton
                variant="primary"
                onPress={() => void send()}
                disabledReason={isSending ? undefined : waitReason}
                busyText={isSending ? words.sending : undefined}
                className="max-sm:grow max-sm:px-4"
              >
                {formNotes.submitCorrections}
                <Send aria-hidden="true" className="mirrored size-5" />
              </HoldableButton>
            )
          }
        />
      )}
      {modal}
    </>
  )
}

/** Other pages say while something is uploaded and not submitted: with every save they ask afresh. */
const useUnsentNews = ({ versions, start }: Application): void => {
  const queries = useQueryClient()
  useEffect(() => {
    const queryKey = personalQueryKey(start.sessionId, '/step-4/get-all-documents-repair-back-for')
    return versions.subscribe(() => void queries.invalidateQueries({ queryKey }))
  }, [queries, versions, start])
}
