import type { Answers } from '@milgo/domain/answers/answer'
import { type AppealType, appealLimits } from '@milgo/domain/appeal/appeal'
import { type AppealAnswers, appeal } from '@milgo/domain/appeal/questions'
import { fieldIdOf } from '@milgo/form/field-place.ts'
import { FormErrors } from '@milgo/form/form-errors.tsx'
import { complaintText, type FormWords } from '@milgo/form/form-words.ts'
import { PlaceFields } from '@milgo/form/place-fields.tsx'
import { showFirstProblem } from '@milgo/form/show-first-problem.ts'
import { useField, useRule, useShows } from '@milgo/form/use-form-state.ts'
import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { useOnline } from '@milgo/web-client/use-online'
import { useSubmit } from '@milgo/web-client/use-submit'
import { type FormEvent, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { lazyExtra } from '../../lib/lazy-page.ts'
import { PortalForm } from '../../lib/portal-form.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useBackCloses } from '../../lib/use-back-closes.ts'
import { fewAtATime } from '../../request/files/few-at-a-time.ts'
import { lookAtFile } from '../../request/files/look-at-file.ts'
import { sendFileIn } from '../../request/files/send-file.ts'
import { AppealConflict } from './appeal-conflict.tsx'
import { findAppealDraft } from './appeal-draft.ts'
import { AppealFileField, useFileSlots } from './appeal-file-field.tsx'
import { type AppealFiles, createAppealFiles, type KnownFile } from './appeal-files.ts'
import { type AppealStore, openAppealForm } from './appeal-form-store.ts'
import { useAppealWords } from './appeal-words.ts'
import { claimedFiguresOf } from './claimed-figures.ts'
import { FormPlace } from './form-place.tsx'
import { hasAppeal } from './has-appeal.ts'
import { sendAppeal } from './send-appeal.ts'
import { SendFailed } from './send-failed.tsx'
import { answersIn, filesIn, findNewer, type Receipt, type StoredAppeal } from './stored-appeal.ts'
import { useAppealDraft } from './use-appeal-draft.ts'
import { useArrival } from './use-arrival.ts'
import { useFormWords } from './use-form-words.ts'

type Props = {
  readonly type: AppealType
  readonly userId: string
  readonly requestId: string
  /** The sent appeal that an update starts from; undefined for a new appeal. */
  readonly sent?: StoredAppeal
  readonly onSent: (receipt: Receipt) => void
  readonly onCancel?: () => void
}

type Opened = {
  readonly store: AppealStore
  readonly files: AppealFiles
  /** The files as they are now, and the content that an update started from, with its answers. */
  readonly known: {
    files: readonly KnownFile[]
    contentVersion: number | undefined
    before: Answers | undefined
  }
  readonly isRestored: boolean
}

const openForm = (
  { type, userId, sent }: Pick<Props, 'type' | 'userId' | 'sent'>,
  sessionId: string | undefined,
): Opened => {
  const draft = findAppealDraft(userId, type)
  const sentFiles = sent ? filesIn(sent) : []
  const start = draft?.files ?? sentFiles
  // A draft of a new appeal may be left after the appeal was made elsewhere. It started from nothing.
  const startedFrom = draft ? (draft.contentVersion ?? 0) : sent?.content_version
  const before = draft ? draft.before : sent && answersIn(sent)
  const known = { files: start, contentVersion: sent && startedFrom, before }
  const names = namesOf(start)
  const store = openAppealForm({
    ...(sent && answersIn(sent)),
    ...(names.length > 0 && { documents: names }),
  })
  if (draft) store.reenter({ ...draft.entered, ...(names.length > 0 && { documents: names }) })
  const isSent = (name: string) => sentFiles.some(({ file_name }) => file_name === name)
  const files = createAppealFiles({
    files: start,
    isFree: true,
    send: fewAtATime(sendFileIn(sessionId)),
    look: (_place, file, signal) => lookAtFile(file, signal),
    erase: async (fileName) => {
      if (!isSent(fileName))
        await callCore('DELETE /upload/delete-file/{type}', {
          params: { type: 'appeal_documents' },
          body: { file_name: fileName },
        })
    },
    onChange: (after) => {
      known.files = after.flatMap((file) => file ?? [])
      store.change({ questionId: 'documents' }, namesOf(known.files))
    },
  })
  return { store, files, known, isRestored: draft !== undefined }
}

const namesOf = (files: readonly KnownFile[]): readonly string[] => files.map(({ file_name }) => file_name)

/** Draws the form of a new appeal, or of the update of a sent one. */
export const AppealForm = (props: Props) => {
  const { type, userId, requestId, sent, onSent, onCancel } = props
  const words = useFormWords(type)
  const { appealPage, appealQuestions, appealOptions, answerValues, formFields, issues } = words
  const session = useSession()
  const [{ store, files, known, isRestored }] = useState(() => openForm(props, session?.id))
  const { state: draft, forget } = useAppealDraft(userId, type, store, known)
  const { isBusy, failure, submit } = useSubmit({ leaves: true })
  const [newer, setNewer] = useState<StoredAppeal>()
  const [isAsking, setIsAsking] = useState(false)
  const [isWaiting, setIsWaiting] = useState(false)
  const online = useOnline()
  const arrival = useArrival(failure, {
    hasArrived: () => hasAppeal((stored) => stored.content_version !== known.contentVersion),
    resend: () => send(),
  })
  const isUnknown = arrival === 'unknown'
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
      try {
        const receipt = await sendAppeal(store, { type, requestId, contentVersion: known.contentVersion })
        forget()
        onSent(receipt)
      } catch (error) {
        setNewer(findNewer(error))
        throw error
      }
    })
  }
  /** Enters what was chosen, and sends it: the student has confirmed the sending. */
  const settle = (stored: StoredAppeal, taken: ReadonlySet<string>) => {
    setNewer(undefined)
    const theirs = answersIn(stored)
    const mine = Object.entries(store.entered()).filter(([id]) => !taken.has(id))
    const chosen = Object.entries(theirs).filter(([id]) => taken.has(id))
    store.reenter(Object.fromEntries([...mine, ...chosen]), undefined, theirs)
    if (taken.has('documents')) files.take(filesIn(stored))
    known.contentVersion = stored.content_version
    known.before = theirs
    const problems = store.check()
    if (problems.length > 0) showFirstProblem(problems)
    else send()
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
        <StatusRegion>{isRestored && <Banner tone="info">{appealPage.draft.restored}</Banner>}</StatusRegion>
        {failure && <SendFailed error={failure.error} arrival={arrival} />}
        <FormErrors {...(failure ? { refusal: failure.count } : {})} />
        <FormPlace title={appealPage.places.grounds} text={appealPage.groundsHelp}>
          <PlaceFields section={appeal.id} place="grounds" />
        </FormPlace>
        <FiguresPlace title={appealPage.places.figures} />
        <FormPlace
          title={appealPage.places.details}
          text={fill(appealPage.detailsHelp[type], { max: appealLimits.details })}
        >
          <PlaceFields section={appeal.id} place="details" layout={{ details: { width: 'full' } }} />
        </FormPlace>
        <DocumentsPlace files={files} words={formWords} />
        <StatusRegion>
          {!online && !isUnknown && <Banner tone="attention">{appealPage.draft.offline}</Banner>}
        </StatusRegion>
        {isWaiting && (
          <Banner tone="attention" announce="alert">
            {appealPage.uploading}
          </Banner>
        )}
        <div className="flex flex-wrap items-center gap-4 max-sm:flex-col max-sm:flex-nowrap max-sm:items-stretch">
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
            {draft.is === 'saved' && !isUnknown && fill(appealPage.draft.saved, { time: draft.time })}
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
      {sent && newer && (
        <AppealConflict
          before={known.before}
          mine={store.answers()}
          files={known.files}
          newer={newer}
          onDecided={(taken) => settle(newer, taken)}
        />
      )}
    </PortalForm>
  )
}

const figureIds = appeal.questions.filter(({ place }) => place === 'figures').map(({ id }) => id)

const AppealCalculator = lazyExtra(
  async () => (await import('./appeal-calculator.tsx')).AppealCalculator,
  () => null,
)

const claimedAsText = (answers: Answers): string => JSON.stringify(claimedFiguresOf(answers))
const groundsAsText = ({ grounds = [] }: AppealAnswers): string => grounds.join(' ')

/** Draws the figures that the chosen grounds dispute, and the score with them. */
const FiguresPlace = ({ title }: { title: string }) => {
  const { appealPage } = useAppealWords()
  const claimed = useRule(claimedAsText)
  const disputed = useRule(groundsAsText)
  if (!useShows(figureIds)) return null
  return (
    <FormPlace title={title} text={appealPage.figuresHelp}>
      <PlaceFields section={appeal.id} place="figures" />
      <Suspense fallback={null}>
        <AppealCalculator claimed={claimed} disputed={disputed} />
      </Suspense>
    </FormPlace>
  )
}

const DocumentsPlace = ({ files, words }: { files: AppealFiles; words: FormWords }) => {
  const { appealPage } = useAppealWords()
  const slots = useFileSlots(files)
  const view = useField('documents')
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
