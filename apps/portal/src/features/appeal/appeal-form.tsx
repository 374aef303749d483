import type { Answers } from '@milgo/domain/answers/answer'
import { type AppealType, appealLimits } from '@milgo/domain/appeal/appeal'
import { appeal } from '@milgo/domain/appeal/questions'
import { fieldIdOf } from '@milgo/form/field-place.ts'
import { FormErrors } from '@milgo/form/form-errors.tsx'
import { complaintText } from '@milgo/form/form-words.ts'
import { PlaceFields } from '@milgo/form/place-fields.tsx'
import { showFirstProblem } from '@milgo/form/show-first-problem.ts'
import { useFact, useField, useShows } from '@milgo/form/use-form-state.ts'
import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { useOnline } from '@milgo/web-client/use-online'
import { type FormEvent, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { lazyExtra } from '../../lib/lazy-page.ts'
import { PortalForm } from '../../lib/portal-form.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useBackCloses } from '../../lib/use-back-closes.ts'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { fewAtATime } from '../../request/files/few-at-a-time.ts'
import { sendFileIn } from '../../request/files/send-file.ts'
import { findAppealDraft } from './appeal-draft.ts'
import { AppealFileField, useFileSlots } from './appeal-file-field.tsx'
import { type AppealFiles, createAppealFiles, type KnownFile } from './appeal-files.ts'
import { type AppealStore, openAppealForm } from './appeal-form-store.ts'
import { useAppealWords } from './appeal-words.ts'
import { claimedFiguresOf } from './claimed-figures.ts'
import { FormPlace } from './form-place.tsx'
import { sendAppeal } from './send-appeal.ts'
import type { Receipt } from './stored-appeal.ts'
import { useAppealDraft } from './use-appeal-draft.ts'

type Props = {
  readonly type: AppealType
  readonly userId: string
  readonly requestId: string
  /** What an update starts from; absent for a new appeal. */
  readonly sent?: { readonly answers: Answers; readonly files: readonly KnownFile[] }
  readonly onSent: (receipt: Receipt) => void
  readonly onCancel?: () => void
}

type Opened = {
  readonly store: AppealStore
  readonly files: AppealFiles
  /** The files as they are now, for the draft. */
  readonly known: { current: readonly KnownFile[] }
  readonly isRestored: boolean
}

const openForm = (
  { type, userId, sent }: Pick<Props, 'type' | 'userId' | 'sent'>,
  sessionId: string | undefined,
): Opened => {
  const draft = findAppealDraft(userId, type)
  const start = draft?.files ?? sent?.files ?? []
  const known = { current: start }
  const names = namesOf(start)
  const store = openAppealForm({ ...sent?.answers, ...(names.length > 0 && { documents: names }) })
  if (draft) store.reenter({ ...draft.entered, ...(names.length > 0 && { documents: names }) })
  const isSent = (name: string) => sent?.files.some(({ file_name }) => file_name === name) === true
  const files = createAppealFiles({
    files: start,
    isFree: true,
    send: fewAtATime(sendFileIn(sessionId)),
    erase: async (fileName) => {
      if (!isSent(fileName))
        await callCore('DELETE /upload/delete-file/{type}', {
          params: { type: 'appeal_documents' },
          body: { file_name: fileName },
        })
    },
    onChange: (after) => {
      known.current = after.flatMap((file) => file ?? [])
      store.change({ questionId: 'documents' }, namesOf(known.current))
    },
  })
  return { store, files, known, isRestored: draft !== undefined }
}

const namesOf = (files: readonly KnownFile[]): readonly string[] => files.map(({ file_name }) => file_name)

/** The form of a new appeal, or of the update of one that was sent. */
export const AppealForm = (props: Props) => {
  const { type, userId, requestId, sent, onSent, onCancel } = props
  const words = useAppealWords()
  const { appealPage, appealQuestions, appealOptions, answerValues, formFields, issues } = words
  const session = useSession()
  const [{ store, files, known, isRestored }] = useState(() => openForm(props, session?.id))
  const { state: draft, forget } = useAppealDraft(userId, type, store, known)
  const { isBusy, failure, submit } = useSubmit()
  const [isAsking, setIsAsking] = useState(false)
  const [isWaiting, setIsWaiting] = useState(false)
  const online = useOnline()
  const failureText = useFailureText(appealPage.failed.notSent)
  useEffect(() => () => files.stop(), [files])
  useBackCloses(isAsking, () => setIsAsking(false))

  const ask = () => {
    const problems = store.check()
    setIsWaiting(files.isBusy())
    if (problems.length > 0) return showFirstProblem(problems)
    if (!files.isBusy()) setIsAsking(true)
  }
  const send = () => {
    setIsAsking(false)
    void submit(async () => {
      const receipt = await sendAppeal(store, { type, requestId, isUpdate: sent !== undefined })
      forget()
      onSent(receipt)
    })
  }
  const confirm = sent ? appealPage.confirmUpdate : appealPage.confirm
  const formWords = useMemo(
    () => ({ questions: appealQuestions, options: appealOptions, answerValues, formFields, issues }),
    [appealQuestions, appealOptions, answerValues, formFields, issues],
  )
  return (
    <PortalForm store={store} words={formWords}>
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          ask()
        }}
        className="flex min-w-0 flex-col gap-5"
      >
        {isRestored && (
          <Banner tone="info" announce="status">
            {appealPage.draft.restored}
          </Banner>
        )}
        {failure && (
          <Banner tone="bad" announce="alert" title={appealPage.failed.notSent}>
            {failureText(failure.error)}
          </Banner>
        )}
        <FormErrors {...(failure ? { refusal: failure.count } : {})} />
        <FormPlace title={appealPage.places.grounds} text={appealPage.groundsHelp}>
          <PlaceFields section={appeal.id} place="grounds" />
        </FormPlace>
        <FiguresPlace />
        <FormPlace
          title={appealPage.places.details}
          text={fill(appealPage.detailsHelp, { max: appealLimits.details })}
        >
          <PlaceFields section={appeal.id} place="details" layout={{ details: { width: 'full' } }} />
        </FormPlace>
        <DocumentsPlace files={files} />
        {!online && (
          <Banner tone="attention" announce="status">
            {appealPage.draft.offline}
          </Banner>
        )}
        {isWaiting && (
          <Banner tone="attention" announce="alert">
            {appealPage.uploading}
          </Banner>
        )}
        <div className="flex flex-wrap items-center gap-4 max-sm:flex-col max-sm:items-stretch">
          <ActionButton type="submit" variant="primary" busyText={isBusy ? appealPage.sending : undefined}>
            {sent ? appealPage.update : appealPage.send}
          </ActionButton>
          {onCancel && (
            <ActionButton
              variant="secondary"
              onPress={() => {
                forget()
                onCancel()
              }}
            >
              {appealPage.cancelUpdate}
            </ActionButton>
          )}
          <p role="status" className="text-small text-ink-soft">
            {draft.is === 'saved' && fill(appealPage.draft.saved, { time: draft.time })}
            {draft.is === 'refused' && appealPage.draft.refused}
          </p>
        </div>
      </form>
      <ModalWindow
        isOpen={isAsking}
        header={confirm.header}
        text={confirm.text}
        positive={{ label: confirm.positive, onPress: send }}
        negative={{ label: confirm.negative, onPress: () => setIsAsking(false) }}
        onDismiss={() => setIsAsking(false)}
      />
    </PortalForm>
  )
}

const figureIds = appeal.questions.filter(({ place }) => place === 'figures').map(({ id }) => id)

const AppealCalculator = lazyExtra(
  async () => (await import('./appeal-calculator.tsx')).AppealCalculator,
  () => null,
)

const claimedAsText = (answers: Answers): string => JSON.stringify(claimedFiguresOf(answers))

/** The figures that the chosen grounds dispute, and what the score would be with them. */
const FiguresPlace = () => {
  const { appealPage } = useAppealWords()
  const claimed = useFact(claimedAsText)
  if (!useShows(figureIds)) return null
  return (
    <FormPlace title={appealPage.places.figures} text={appealPage.figuresHelp}>
      <PlaceFields section={appeal.id} place="figures" />
      <Suspense fallback={null}>
        <AppealCalculator claimed={claimed} />
      </Suspense>
    </FormPlace>
  )
}

const DocumentsPlace = ({ files }: { files: AppealFiles }) => {
  const { appealPage, answerValues, appealOptions, appealQuestions, formFields, issues } = useAppealWords()
  const slots = useFileSlots(files)
  const view = useField('documents')
  const words = { questions: appealQuestions, options: appealOptions, answerValues, formFields, issues }
  const place = useRef<HTMLDivElement>(null)
  return (
    <FormPlace
      title={appealPage.places.documents}
      text={fill(appealPage.documentsHelp, { max: appealLimits.documents })}
    >
      <div ref={place} className="flex flex-col gap-5">
        {slots.map((slot, index) => {
          const complaint = view.slots?.[index]?.complaint ?? (index === 0 ? view.complaint : undefined)
          const isSpare = slot.file === null && slot.entry === undefined
          return (
            <AppealFileField
              key={slot.key}
              id={fieldIdOf({ questionId: 'documents', slot: index })}
              label={fill(isSpare ? appealPage.nextDocument : appealPage.document, { n: index + 1 })}
              files={files}
              slot={slot}
              isOptional={isSpare}
              error={complaint && complaintText(complaint, words)}
            />
          )
        })}
      </div>
    </FormPlace>
  )
}
