import type { Review } from '@milgo/contracts/office/review-answer'
import { fill } from '@milgo/messages/fill'
import { momentText } from '@milgo/messages/moment-text'
import { useRestoredFocus } from '@milgo/ui/use-restored-focus.ts'
import { Check, Flag, Undo2 } from 'lucide-react'
import { isolated } from '../../lib/isolated.ts'
import { KeyCap } from '../../lib/shortcuts/key-cap.tsx'
import { shortcutOf } from '../../lib/shortcuts/shortcuts.ts'
import { TextWithValues } from '../../lib/text-with-values.tsx'
import { useWords } from '../../lib/words.ts'
import { EvidenceLines } from './evidence-lines.tsx'
import { isUnread } from './is-unread.ts'
import { reviewPlaces } from './review-layout.ts'
import type { ReviewedDocument } from './review-types.ts'
import type { Evidence } from './use-document-evidence.ts'

const pill =
  'inline-flex min-h-9 items-center gap-2 rounded-full border px-3.5 text-small disabled:opacity-60 aria-disabled:opacity-60'
const plain = 'border-line-strong bg-surface hover:border-brand hover:text-brand'
const flagged = 'border-sun bg-sun-wash font-medium text-sun-ink'
/** The look of a verdict whose form is open but which is not given yet. */
const prepared = 'border-dashed border-sun bg-surface text-sun-ink'

type Props = {
  readonly document: ReviewedDocument
  readonly evidence: Evidence[string] | undefined
  readonly isFlagging: boolean
  /** The form of a flag was opened, and no reason is chosen yet. */
  readonly asksReason: boolean
  readonly mayEdit: boolean
  /** Why the request cannot be edited, if the reason is not this document's own. */
  readonly refusal: Review['edit_refusal']
  readonly isSaving: boolean
  /** The document is not shown yet, so that it cannot be accepted. */
  readonly isLoading: boolean
  readonly onAccept: () => void
  readonly onFlag: () => void
  readonly onUndo: () => void
}

/** The verdict on the shown document. */
export const VerdictPane = (props: Props) => {
  const { document, evidence, isFlagging, mayEdit, refusal, isLoading, onAccept, onFlag, onUndo } = props
  const { verdict: words, documents, appeal } = useWords().officeReviewPage
  // The notice above already says who has the request open.
  const closed = refusal === null || refusal === 'OPEN_ELSEWHERE' ? undefined : words.closed[refusal]
  const whyNot = document.is_frozen ? appeal.frozen : closed
  const isAccepted = document.state === 'ACCEPTED'
  const isFlagged = document.state === 'FLAGGED'
  // The button that removes a verdict is removed with it.
  const focus = useRestoredFocus(document.state)
  const flagStyle = isFlagging ? prepared : plain
  return (
    <section
      aria-label={words.label}
      data-place="verdict"
      className={`border-t border-line bg-surface px-4 pb-2.5 text-small ${reviewPlaces.verdict}`}
    >
      {/* One line is reserved. More lines grow over the lower edge of the document, which keeps its height. */}
      <div className="min-h-9 md:relative">
        <div className="flex flex-wrap items-end justify-between gap-x-5 bg-surface py-1 md:absolute md:inset-x-0 md:bottom-0">
          {isUnread(document.file) && <p className="basis-full text-sun-ink">{documents.unreadText}</p>}
          <EvidenceLines evidence={evidence} />
          <span role="status" className="ms-auto py-0.5 text-end text-ink-soft">
            <Said {...props} />
          </span>
        </div>
      </div>
      <div {...focus} className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          aria-pressed={isAccepted}
          disabled={!mayEdit || !document.file}
          // A disabled button would lose the focus of whoever accepts by the button.
          aria-disabled={isLoading || undefined}
          onClick={onAccept}
          className={`${pill} ${isAccepted ? 'border-good bg-good-wash font-medium text-good' : plain}`}
        >
          <Check aria-hidden="true" className="size-4" />
          {words.accept}
          <KeyCap label={shortcutOf('acceptDocument').label} />
        </button>
        <button
          type="button"
          aria-pressed={isFlagged}
          aria-expanded={isFlagging}
          disabled={!mayEdit || !(document.file || document.is_missing)}
          onClick={onFlag}
          className={`${pill} ${isFlagged ? flagged : flagStyle}`}
        >
          <Flag aria-hidden="true" className="size-4" />
          {words.flag}
          <KeyCap label={shortcutOf('flagDocument').label} />
        </button>
        {document.state !== 'NOT_LOOKED_AT' && mayEdit && (
          <button
            type="button"
            onClick={onUndo}
            className={`${pill} border-transparent text-ink-soft hover:text-brand`}
          >
            <Undo2 aria-hidden="true" className="mirrored size-4" />
            {words.undo}
            <KeyCap label={shortcutOf('undoVerdict').label} />
          </button>
        )}
      </div>
      {document.is_missing && <p className="mt-2 text-ink-soft">{appeal.ask}</p>}
      {whyNot !== undefined && <p className="mt-2 text-ink-soft">{whyNot}</p>}
    </section>
  )
}

const Said = ({ document, isFlagging, asksReason, isSaving, isLoading }: Props) => {
  const { verdict: words } = useWords().officeReviewPage
  if (isSaving) return words.saving
  if (isFlagging && document.state === 'ACCEPTED') return words.fineUntilReason
  if (asksReason) return words.chooseReason
  if (document.verdict) return <By {...document.verdict} />
  return isLoading && words.whenShown
}

const By = ({ by, at }: NonNullable<ReviewedDocument['verdict']>) => {
  const { verdict: words } = useWords().officeReviewPage
  const values = { name: by.name, at: momentText(new Date(at)) }
  return (
    <span title={fill(words.by, { ...values, name: isolated(by.name) })}>
      <TextWithValues words={words.by} values={values} />
    </span>
  )
}
