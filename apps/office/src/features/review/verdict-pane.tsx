import type { Review } from '@milgo/contracts/office/review-answer'
import { momentText } from '@milgo/messages/moment-text'
import { Check, Flag, Undo2 } from 'lucide-react'
import { Filled } from '../../lib/filled.tsx'
import { KeyCap } from '../../lib/shortcuts/key-cap.tsx'
import { shortcutOf } from '../../lib/shortcuts/shortcuts.ts'
import { useWords } from '../../lib/words.ts'
import { EvidenceLines } from './evidence-lines.tsx'
import type { ReviewedDocument } from './review-types.ts'
import type { Evidence } from './use-document-evidence.ts'

const pill =
  'inline-flex min-h-9 items-center gap-2 rounded-full border px-3.5 text-small disabled:opacity-60'
const plain = 'border-line-strong bg-surface hover:border-brand hover:text-brand'
const flagged = 'border-sun bg-sun-wash font-medium text-sun-ink'
/** Its form is open, and it is not the verdict that stands. */
const prepared = 'border-dashed border-sun bg-surface text-sun-ink'

type Props = {
  readonly document: ReviewedDocument
  readonly evidence: Evidence[string] | undefined
  readonly isFlagging: boolean
  readonly mayEdit: boolean
  /** Why not, where it is not this document's own reason. */
  readonly refusal: Review['edit_refusal']
  readonly isSaving: boolean
  readonly onAccept: () => void
  readonly onFlag: () => void
  readonly onUndo: () => void
}

/** What is decided about the document that is shown. */
export const VerdictPane = (props: Props) => {
  const { document, evidence, isFlagging, mayEdit, refusal, isSaving, onAccept, onFlag, onUndo } = props
  const { verdict: words, appeal } = useWords().officeReviewPage
  // Who has it open is said once, above.
  const closed = refusal === null || refusal === 'OPEN_ELSEWHERE' ? undefined : words.closed[refusal]
  const whyNot = document.is_frozen ? appeal.frozen : closed
  const isAccepted = document.state === 'ACCEPTED'
  const isFlagged = document.state === 'FLAGGED'
  const flagStyle = isFlagging ? prepared : plain
  return (
    <section
      aria-label={words.label}
      className="border-t border-line bg-surface px-4 py-2.5 text-small md:[grid-area:3/2] xl:[grid-area:2/2]"
    >
      <EvidenceLines evidence={evidence} />
      <div className="flex flex-wrap items-center gap-2 [ul+&]:mt-2 [p+&]:mt-2">
        <button
          type="button"
          aria-pressed={isAccepted}
          disabled={!mayEdit || !document.file}
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
        <span className="grow" />
        <span role="status" className="text-ink-soft">
          <Said document={document} isFlagging={isFlagging} isSaving={isSaving} />
        </span>
      </div>
      {document.is_missing && <p className="mt-2 text-ink-soft">{appeal.ask}</p>}
      {whyNot !== undefined && <p className="mt-2 text-ink-soft">{whyNot}</p>}
    </section>
  )
}

const Said = ({ document, isFlagging, isSaving }: Pick<Props, 'document' | 'isFlagging' | 'isSaving'>) => {
  const { verdict: words } = useWords().officeReviewPage
  if (isSaving) return words.saving
  if (isFlagging && document.state === 'ACCEPTED') return words.fineUntilReason
  return document.verdict && <By {...document.verdict} />
}

const By = ({ by, at }: NonNullable<ReviewedDocument['verdict']>) => {
  const { verdict: words } = useWords().officeReviewPage
  return <Filled words={words.by} values={{ name: by.name, at: momentText(new Date(at)) }} />
}
