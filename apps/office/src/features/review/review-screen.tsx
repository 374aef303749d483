import type { Review } from '@milgo/contracts/office/review-answer'
import { canStillBeReturned } from '@milgo/domain/review/decision'
import { useDeferredValue, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useStaff } from '../../lib/session/use-staff.ts'
import type { ShortcutActions } from '../../lib/shortcuts/use-shortcuts.ts'
import { useShortcuts } from '../../lib/shortcuts/use-shortcuts.ts'
import { useStable } from '../../lib/use-stable.ts'
import { DecisionBar } from './decision-bar.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { documentAhead, documentBeside, firstDocument, nextToLookAt } from './document-steps.ts'
import { DocumentsPane } from './documents-pane.tsx'
import { FlagPane, reasonShortcuts } from './flag-pane.tsx'
import { focusSoon } from './focus-soon.ts'
import { KnowPersonDialog } from './know-person-dialog.tsx'
import { OpenFormDialog } from './open-form-dialog.tsx'
import { firstTab, RequestPane } from './request-pane.tsx'
import { ReviewHeader } from './review-header.tsx'
import { ReviewNotices } from './review-notices.tsx'
import type { OfferedDecision } from './review-types.ts'
import { ScorePane } from './score-pane.tsx'
import { useDecisions } from './use-decisions.ts'
import { useDocumentEvidence } from './use-document-evidence.ts'
import { useFlag } from './use-flag.ts'
import type { RequestDocuments } from './use-request-documents.ts'
import { useReviewActions } from './use-review-actions.ts'
import type { ShowAhead } from './use-shown-request.ts'
import { useStoredText } from './use-stored-text.ts'
import { VerdictPane } from './verdict-pane.tsx'

type Props = {
  readonly review: Review
  readonly loader: RequestDocuments
  /** False while only what was loaded ahead is shown. */
  readonly isOpen: boolean
  /** Whether it follows on another one, whose key is waited for: its first frame has the document, what stands beside it the next. */
  readonly isAhead: boolean
  readonly showAhead: ShowAhead
  readonly change: (changed: Partial<Review>) => void
  readonly onReload: () => void
  readonly onTakeOver: () => Promise<void>
}

/** A request in review: answers, documents and figures beside each other, and the decision below. */
export const ReviewScreen = ({
  review,
  loader,
  isOpen,
  isAhead,
  showAhead,
  change,
  onReload,
  onTakeOver,
}: Props) => {
  const staff = useStaff()
  const { request_id: id, documents, decisions } = review
  const mayEdit = review.edit_refusal === null
  const { actions, figureErrors, isBusy, failure, moved, forget } = useReviewActions(review, change, isOpen)
  const [chosen, setChosen] = useState(() => firstDocument(documents))
  const current = documents.find(({ key }) => key === chosen) ?? documents[0]
  // The document comes first; what stands beside it follows in the next frames.
  const shownWithFigures = useDeferredValue(current?.key)
  const [arePanesAsked, setArePanesAsked] = useState(false)
  const hasPanes = useDeferredValue(true, !isAhead) || arePanesAsked
  const [isComparing, setIsComparing] = useState(false)
  const [openedFlag, setOpenedFlag] = useState<string>()
  const [tab, setTab] = useState(() => firstTab(review))
  const [isKnown, setIsKnown] = useState(false)
  const [isFormAsked, setIsFormAsked] = useState(false)
  const { evidence, onOpened, putReadingOff } = useDocumentEvidence(review)
  // Another screen may be in the page, hidden behind this one.
  const screen = useRef<HTMLDivElement>(null)
  const noteToStudent = useRef<HTMLTextAreaElement>(null)
  const internalNote = useRef<HTMLTextAreaElement>(null)
  const note = useStoredText(`milgo-office-note:${staff.id}:${id}`)
  const reasons = review.reasons.returning
  const flag = useFlag({ staffId: staff.id, requestId: id, document: current, reasons, judge: actions.judge })
  const isFlagOpen = current !== undefined && openedFlag === current.key
  const isFlagging =
    isFlagOpen || (current !== undefined && current.state !== 'ACCEPTED' && flag.flag !== undefined)

  const closeFlag = () => setOpenedFlag(undefined)
  const show = useStable((key: string | undefined) => {
    if (key === undefined || key === current?.key) return
    putReadingOff()
    void flag.send()
    closeFlag()
    setIsComparing(false)
    setChosen(key)
  })
  const compare = useStable((key: string) => {
    show(key)
    setIsComparing(true)
  })
  const mayJudge = mayEdit && current !== undefined && !current.is_frozen
  const mayFlag = mayJudge && (current.file !== null || current.is_missing)
  const accept = () => {
    if (!current?.file || !mayJudge) return
    putReadingOff()
    flag.forget()
    closeFlag()
    const next = nextToLookAt(documents, current.key)
    void actions.judge(current, { verdict: 'ACCEPTED' })
    if (next !== undefined) {
      setIsComparing(false)
      setChosen(next)
    }
  }
  const chooseReason = (code: string) => {
    if (!current || !mayFlag) return
    setOpenedFlag(current.key)
    flag.change({ reason: code, note: flag.flag?.note ?? '' })
    if (reasons.find((one) => one.code === code)?.needs_note && !flag.flag?.note.trim()) {
      // Until the note is written there is no flag; but whoever looks for a reason does not call it fine any more.
      if (current.state === 'ACCEPTED') void actions.judge(current, { verdict: null })
      focusSoon(() => noteToStudent.current)
    } else void flag.send()
  }
  const openFlag = () => {
    if (current && mayFlag) setOpenedFlag(current.key)
  }
  const undo = () => {
    if (!current || !mayJudge) return
    flag.forget()
    closeFlag()
    void actions.judge(current, { verdict: null })
  }

  const reload = () => {
    forget()
    actions.forgetFigureErrors()
    onReload()
  }
  const { done, asked, refused, isDeciding, ask, close, decide, decideByKey, goToNext } = useDecisions({
    review,
    isOpen,
    actions,
    loader,
    hasDocumentAhead: documentAhead(documents, current?.key) !== undefined,
    showAhead,
    sendFlag: flag.send,
    onWait: putReadingOff,
    onHeldUp: () => {
      closeFlag()
      focusSoon(() => screen.current?.querySelector<HTMLElement>('#figures [aria-invalid=true]') ?? null)
    },
    onReload: reload,
  })
  const offered = (event: OfferedDecision['event']) => decisions.find((one) => one.event === event)

  const approval = offered('APPROVE') ?? offered('APPROVE_APPEAL')
  const refusal = offered('DENY') ?? offered('DENY_APPEAL')

  const reasonActions: ShortcutActions = Object.fromEntries(
    reasonShortcuts.map((shortcut, index) => {
      const code = reasons[index]?.code
      return [shortcut, mayEdit && code !== undefined ? () => chooseReason(code) : undefined]
    }),
  )
  useShortcuts({
    ...reasonActions,
    acceptDocument: mayEdit ? accept : undefined,
    flagDocument: mayEdit ? openFlag : undefined,
    undoVerdict: mayEdit ? undo : undefined,
    noteToStudent: mayEdit
      ? () => {
          openFlag()
          focusSoon(() => noteToStudent.current)
        }
      : undefined,
    nextDocument: () => show(documentBeside(documents, current?.key, 1)),
    previousDocument: () => show(documentBeside(documents, current?.key, -1)),
    enterFigures: () => {
      // The form of a flag may be in their place, and what is hidden takes no focus.
      flushSync(() => {
        closeFlag()
        setArePanesAsked(true)
      })
      screen.current?.querySelector<HTMLElement>('#figures [data-figure-input]:not(:disabled)')?.focus()
    },
    internalNote: () => {
      closeFlag()
      setArePanesAsked(true)
      setTab('notes')
      focusSoon(() => internalNote.current)
    },
    leaveForm: () => {
      if (!leaveField() && !isFlagOpen) setIsComparing(false)
      closeFlag()
    },
    decide: () => void decideByKey(),
    approve: approval ? () => ask(approval) : undefined,
    deny: refusal ? () => ask(refusal) : undefined,
    nextRequest: () => void goToNext(),
  })
  const dismiss = useStable(async (otherId: string, isDismissed: boolean) => {
    if (await actions.dismiss(otherId, isDismissed)) onReload()
  })
  const handOver = async () => {
    setIsKnown(false)
    if (await actions.handOver()) await goToNext()
  }

  return (
    <div ref={screen} data-fills-window className="flex min-h-0 grow flex-col">
      <ReviewHeader
        review={review}
        done={done}
        onNext={() => void goToNext()}
        onKnowPerson={() => setIsKnown(true)}
        mayRevise={staff.rights.includes('manage-requests')}
        onOpenForm={staff.rights.includes('act-for-student') ? () => setIsFormAsked(true) : undefined}
      />
      <ReviewNotices
        review={review}
        moved={moved}
        failure={failure}
        onReload={reload}
        onTakeOver={() => void onTakeOver().then(forget, () => {})}
      />
      <div className="grid min-h-0 grow grid-cols-[320px_minmax(0,1fr)] grid-rows-[minmax(38vh,3fr)_minmax(0,2fr)_auto_auto] xl:grid-cols-[360px_minmax(0,1fr)_320px] xl:grid-rows-[minmax(0,1fr)_auto_auto] max-md:grid-cols-1 max-md:grid-rows-none">
        {hasPanes && (
          <RequestPane
            review={review}
            isBehind={isFlagOpen}
            evidence={evidence}
            tab={tab}
            onTab={setTab}
            onShow={show}
            onCompare={compare}
            onDismiss={dismiss}
            note={note}
            noteField={internalNote}
            actions={actions}
          />
        )}
        <div className="flex min-h-0 min-w-0 flex-col md:[grid-area:1/2/3] xl:[grid-area:1/2]">
          <DocumentsPane
            review={review}
            loader={loader}
            current={current}
            isComparing={isComparing}
            onCompare={setIsComparing}
            onShow={show}
            rotate={actions.rotate}
            onOpened={onOpened}
          />
        </div>
        {current && (
          <VerdictPane
            document={current}
            evidence={evidence[current.key]}
            isFlagging={isFlagging}
            mayEdit={mayJudge}
            refusal={review.edit_refusal}
            isSaving={isBusy}
            onAccept={accept}
            onFlag={openFlag}
            onUndo={undo}
          />
        )}
        {isFlagging && (
          <FlagPane
            document={current}
            isOpen={isFlagOpen}
            reasons={reasons}
            draft={flag.flag}
            mayEdit={mayJudge}
            canBeReturned={!mayEdit || canStillBeReturned(decisions)}
            studentLanguage={review.language}
            note={noteToStudent}
            onReason={chooseReason}
            onNote={(text) => flag.change({ reason: flag.flag?.reason ?? null, note: text })}
            onNoteEnd={() => void flag.send()}
            onClose={closeFlag}
          />
        )}
        {hasPanes && (
          <ScorePane
            id="figures"
            isBehind={isFlagOpen}
            review={review}
            evidence={evidence}
            errors={figureErrors}
            shown={shownWithFigures}
            actions={actions}
            onShow={show}
          />
        )}
      </div>
      <DecisionBar review={review} refused={refused} isBusy={isDeciding} onDecide={ask} />
      {isKnown && <KnowPersonDialog onConfirm={() => void handOver()} onClose={() => setIsKnown(false)} />}
      {isFormAsked && <OpenFormDialog requestId={id} onClose={() => setIsFormAsked(false)} />}
      {asked && (
        <DecisionDialog
          decision={asked}
          review={review}
          isBusy={isDeciding}
          onDecide={(given) => void decide(asked, given)}
          onClose={close}
        />
      )}
    </div>
  )
}

/** The keys are shortcuts again; what was typed is sent or stored as with any other way out of the field. */
const leaveField = (): boolean => {
  const field = document.activeElement
  const isField = field instanceof HTMLElement && field.matches('textarea, [data-figure-input]')
  if (isField) field.blur()
  return isField
}
