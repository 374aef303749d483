import type { Review } from '@milgo/contracts/office/review-answer'
import type { RefObject } from 'react'
import { type ShortcutActions, useShortcuts } from '../../lib/shortcuts/use-shortcuts.ts'
import { documentBeside } from './document-steps.ts'
import { fitsDocument } from './fits-document.ts'
import { reasonShortcuts } from './flag-pane.tsx'
import { focusSoon } from './focus-soon.ts'
import type { OfferedDecision } from './review-types.ts'
import type { useDecisions } from './use-decisions.ts'
import type { Judging } from './use-judging.ts'

type Options = {
  readonly review: Review
  readonly judging: Judging
  readonly decisions: ReturnType<typeof useDecisions>
  /** Used to search in this screen only, because another one may be hidden behind it. */
  readonly screen: RefObject<HTMLElement | null>
  /** Shows the pane of the figures. */
  readonly showFigures: () => void
  /** Shows the internal notes with the cursor in the new one. */
  readonly showNotes: () => void
}

/** The keys of the review. */
export const useReviewKeys = ({
  review,
  judging,
  decisions,
  screen,
  showFigures,
  showNotes,
}: Options): void => {
  const { documents, reasons } = review
  const { current, show, noteToStudent } = judging
  const mayEdit = review.edit_refusal === null
  const offered = (event: OfferedDecision['event']) => review.decisions.find((one) => one.event === event)
  const approval = offered('APPROVE') ?? offered('APPROVE_APPEAL')
  const refusal = offered('DENY') ?? offered('DENY_APPEAL')
  const reasonActions: ShortcutActions = Object.fromEntries(
    reasonShortcuts.map((shortcut, index) => {
      const reason = reasons.returning[index]
      const isOffered = mayEdit && reason !== undefined && fitsDocument(reason, current)
      return [shortcut, isOffered ? () => judging.chooseReason(reason.code) : undefined]
    }),
  )
  useShortcuts({
    ...reasonActions,
    acceptDocument: mayEdit ? judging.accept : undefined,
    flagDocument: mayEdit ? judging.openFlag : undefined,
    undoVerdict: mayEdit ? judging.undo : undefined,
    noteToStudent: mayEdit
      ? () => {
          judging.openFlag()
          focusSoon(() => noteToStudent.current)
        }
      : undefined,
    nextDocument: () => show(documentBeside(documents, current?.key, 1)),
    previousDocument: () => show(documentBeside(documents, current?.key, -1)),
    enterFigures: () => {
      showFigures()
      screen.current?.querySelector<HTMLElement>('#figures [data-figure-input]:not(:disabled)')?.focus()
    },
    internalNote: showNotes,
    leaveForm: () => {
      if (!leaveField() && !judging.isFlagOpen) judging.setIsComparing(false)
      judging.closeFlag()
    },
    decide: () => void decisions.decideByKey(),
    approve: approval ? () => decisions.ask(approval) : undefined,
    deny: refusal ? () => decisions.ask(refusal) : undefined,
    nextRequest: () => void decisions.goToNext(),
  })
}

/**
 * Leaves the field, so that keys are shortcuts again. The typed text is sent or stored as always when a field is left.
 */
const leaveField = (): boolean => {
  const field = document.activeElement
  const isField = field instanceof HTMLElement && field.matches('textarea, select, [data-figure-input]')
  if (isField) field.blur()
  return isField
}
