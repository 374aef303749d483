import type { Review } from '@milgo/contracts/office/review-answer'
import { canStillBeReturned } from '@milgo/domain/review/decision'
import { useDeferredValue, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useStaff } from '../../lib/session/use-staff.ts'
import { useStable } from '../../lib/use-stable.ts'
import { DecisionBar } from './decision-bar.tsx'
import { DecisionDialog, type TypedDecisions } from './decision-dialog.tsx'
import { documentAhead } from './document-steps.ts'
import { DocumentsPane } from './documents-pane.tsx'
import { FlagPane } from './flag-pane.tsx'
import { focusSoon } from './focus-soon.ts'
import { KnowPersonDialog } from './know-person-dialog.tsx'
import { OpenFormDialog } from './open-form-dialog.tsx'
import { firstTab, RequestPane } from './request-pane.tsx'
import { ReviewHeader } from './review-header.tsx'
import { reviewGrid, reviewPlaces, underFlagText } from './review-layout.ts'
import { ReviewNotices } from './review-notices.tsx'
import { ScorePane } from './score-pane.tsx'
import { useDecisions } from './use-decisions.ts'
import { useDocumentEvidence } from './use-document-evidence.ts'
import { useJudging } from './use-judging.ts'
import type { RequestDocuments } from './use-request-documents.ts'
import { useReviewActions } from './use-review-actions.ts'
import { useReviewKeys } from './use-review-keys.ts'
import type { ShowAhead } from './use-shown-request.ts'
import { useStoredText } from './use-stored-text.ts'
import { VerdictPane } from './verdict-pane.tsx'

type Props = {
  readonly review: Review
  readonly loader: RequestDocuments
  /** False while only the data loaded ahead is shown. */
  readonly isOpen: boolean
  /**
   * Whether the request follows another one by a key press, on whose result the reviewer waits. The first frame then
   * draws only the document, and the next one the panes beside it.
   */
  readonly isAhead: boolean
  readonly showAhead: ShowAhead
  readonly change: (changed: Partial<Review>) => void
  readonly onReload: () => void
  readonly onTakeOver: () => Promise<void>
}

/** A request in review: answers, documents and figures beside each other, with the decision below. */
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
  const { evidence, onOpened, putReadingOff } = useDocumentEvidence(review)
  const judging = useJudging({ review, actions, putReadingOff })
  const { current, flag, isFlagOpen, isFlagging, closeFlag } = judging
  // The document is drawn first. The panes beside it follow in the next frames.
  const shownWithFigures = useDeferredValue(current?.key)
  const [arePanesAsked, setArePanesAsked] = useState(false)
  const hasPanes = useDeferredValue(true, !isAhead) || arePanesAsked
  const [tab, setTab] = useState(() => firstTab(review))
  const [isKnown, setIsKnown] = useState(false)
  const [isFormAsked, setIsFormAsked] = useState(false)
  const [typedDecisions] = useState<TypedDecisions>(() => new Map())
  const screen = useRef<HTMLDivElement>(null)
  const internalNote = useRef<HTMLTextAreaElement>(null)
  const note = useStoredText(`milgo-office-note:${staff.id}:${id}`)

  /** The text of the flag is shown over the lower edge of the document. */
  const hasFlagText = isFlagging && !isFlagOpen

  const reload = () => {
    forget()
    actions.forgetFigureErrors()
    onReload()
  }
  const deciding = useDecisions({
    review,
    isOpen,
    actions,
    loader,
    hasDocumentAhead: documentAhead(documents, current?.key) !== undefined,
    showAhead,
    sendFlag: flag.send,
    onWait: putReadingOff,
    onBlocked: () => {
      closeFlag()
      focusSoon(() => screen.current?.querySelector<HTMLElement>('#figures [aria-invalid=true]') ?? null)
    },
    onReload: reload,
  })
  const { done, asked, refused, isDeciding, ask, close, decide, goToNext } = deciding

  /** Shows the pane of the figures. The form of a flag may be in its place, and a hidden part cannot be focused. */
  const showFigures = () =>
    flushSync(() => {
      closeFlag()
      setArePanesAsked(true)
    })
  const showChecklist = () => {
    showFigures()
    screen.current?.querySelector<HTMLElement>('#figures [data-checklist]')?.focus()
  }
  const showNotes = () => {
    closeFlag()
    setArePanesAsked(true)
    setTab('notes')
    focusSoon(() => internalNote.current)
  }
  useReviewKeys({ review, judging, decisions: deciding, screen, showFigures, showNotes })
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
      <div className={reviewGrid}>
        {hasPanes && (
          <RequestPane
            review={review}
            isBehind={isFlagOpen}
            evidence={evidence}
            tab={tab}
            onTab={setTab}
            onShow={judging.show}
            onCompare={judging.compare}
            onDismiss={dismiss}
            note={note}
            noteField={internalNote}
            actions={actions}
          />
        )}
        <div
          data-place="document"
          className={`flex min-h-0 min-w-0 flex-col ${reviewPlaces.document} ${hasFlagText ? underFlagText : ''}`}
        >
          <DocumentsPane
            review={review}
            loader={loader}
            current={current}
            isComparing={judging.isComparing}
            onCompare={judging.setIsComparing}
            onShow={judging.show}
            rotate={actions.rotate}
            onOpened={onOpened}
            onLoading={judging.setIsLoading}
          />
        </div>
        {current && (
          <VerdictPane
            document={current}
            evidence={evidence[current.key]}
            isFlagging={isFlagging}
            asksReason={isFlagOpen && !flag.flag?.reason}
            mayEdit={judging.mayJudge}
            refusal={review.edit_refusal}
            isSaving={isBusy}
            isLoading={judging.isLoading}
            onAccept={judging.accept}
            onFlag={judging.openFlag}
            onUndo={judging.undo}
          />
        )}
        {current && isFlagging && (
          <FlagPane
            document={current}
            isOpen={isFlagOpen}
            reasons={review.reasons.returning}
            draft={flag.flag}
            mayEdit={judging.mayJudge}
            canBeReturned={!mayEdit || canStillBeReturned(decisions)}
            studentLanguage={review.language}
            note={judging.noteToStudent}
            onReason={judging.chooseReason}
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
            onShow={judging.show}
          />
        )}
      </div>
      <DecisionBar
        review={review}
        refused={refused}
        isBusy={isDeciding}
        onDecide={ask}
        onShowChecklist={showChecklist}
      />
      {isKnown && <KnowPersonDialog onConfirm={() => void handOver()} onClose={() => setIsKnown(false)} />}
      {isFormAsked && <OpenFormDialog requestId={id} onClose={() => setIsFormAsked(false)} />}
      {asked && (
        <DecisionDialog
          decision={asked}
          review={review}
          typed={typedDecisions}
          isBusy={isDeciding}
          onDecide={(given) => void decide(asked, given)}
          onClose={close}
        />
      )}
    </div>
  )
}
