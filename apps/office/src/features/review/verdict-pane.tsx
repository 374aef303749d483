import { verdictNoteMaxLength } from '@milgo/domain/review/document-verdict'
import { fill } from '@milgo/messages/fill'
import { momentText } from '@milgo/messages/moment-text'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Check, Flag, Undo2 } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { KeyCap } from '../../lib/shortcuts/key-cap.tsx'
import { type ShortcutId, shortcutOf } from '../../lib/shortcuts/shortcuts.ts'
import { useWords } from '../../lib/words.ts'
import { EvidenceLines } from './evidence-lines.tsx'
import type { FlagDraft } from './flag-draft.ts'
import type { OfferedReason, ReviewedDocument } from './review-types.ts'
import type { Evidence } from './use-document-evidence.ts'

const round = 'inline-flex items-center gap-2 rounded-full border disabled:opacity-60'
const pill = `${round} min-h-9 px-3.5 text-small`
const chip = `${round} min-h-7 px-2 text-[13px]`
const plain = 'border-line-strong bg-surface hover:border-brand hover:text-brand'

export const reasonShortcuts = [
  'reason1',
  'reason2',
  'reason3',
  'reason4',
  'reason5',
  'reason6',
  'reason7',
  'reason8',
  'reason9',
] as const satisfies readonly ShortcutId[]

type Props = {
  readonly document: ReviewedDocument
  readonly evidence: Evidence[string] | undefined
  readonly reasons: readonly OfferedReason[]
  readonly draft: FlagDraft | undefined
  readonly isFlagging: boolean
  readonly mayEdit: boolean
  readonly isSaving: boolean
  /** The language in which the student is written to. */
  readonly studentLanguage: string
  readonly note: RefObject<HTMLTextAreaElement | null>
  readonly onAccept: () => void
  readonly onFlag: () => void
  readonly onUndo: () => void
  readonly onReason: (code: string) => void
  readonly onNote: (text: string) => void
  readonly onNoteEnd: () => void
}

/** What is decided about the document that is shown, and how the student will read it. */
export const VerdictPane = (props: Props) => {
  const { document, isFlagging, mayEdit, isSaving, onAccept, onFlag, onUndo } = props
  const { verdict: words, appeal } = useWords().officeReviewPage
  const isAccepted = document.state === 'ACCEPTED'
  return (
    <section
      aria-label={words.label}
      className="shrink-0 border-t border-line bg-surface px-4 py-3 text-small max-xl:max-h-1/2 max-xl:overflow-y-auto"
    >
      <EvidenceLines evidence={props.evidence} />
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
          aria-pressed={isFlagging}
          disabled={!mayEdit || !(document.file || document.is_missing)}
          onClick={onFlag}
          className={`${pill} ${isFlagging ? 'border-sun bg-sun-wash font-medium text-sun-ink' : plain}`}
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
          {isSaving ? words.saving : document.verdict && <By {...document.verdict} />}
        </span>
      </div>
      {document.is_missing && <p className="mt-2 text-ink-soft">{appeal.ask}</p>}
      {!mayEdit && <p className="mt-2 text-ink-soft">{document.is_frozen ? appeal.frozen : words.closed}</p>}
      {isFlagging && <Flagging {...props} />}
    </section>
  )
}

const By = ({ by, at }: NonNullable<ReviewedDocument['verdict']>) => {
  const { verdict: words } = useWords().officeReviewPage
  return <span>{fill(words.by, { name: by.name, at: momentText(new Date(at)) })}</span>
}

const Flagging = ({
  document,
  reasons,
  draft,
  mayEdit,
  studentLanguage,
  note,
  onReason,
  onNote,
  onNoteEnd,
}: Props) => {
  const { verdict: words } = useWords().officeReviewPage
  const id = useId()
  const chosen = reasons.find(({ code }) => code === draft?.reason)
  const text = draft?.note ?? ''
  return (
    <>
      <fieldset aria-label={words.reasons} className="mt-2.5 flex flex-wrap gap-1.5">
        {reasons.map(({ code, text: name }, index) => {
          const shortcut = reasonShortcuts[index]
          const isChosen = code === draft?.reason
          return (
            <button
              key={code}
              type="button"
              aria-pressed={isChosen}
              disabled={!mayEdit}
              onClick={() => onReason(code)}
              className={`${chip} ${isChosen ? 'border-sun bg-sun-wash font-bold text-sun-ink' : plain}`}
            >
              {shortcut && <KeyCap label={shortcutOf(shortcut).label} />}
              {name}
            </button>
          )
        })}
      </fieldset>
      <div className="mt-2.5 grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <div>
          <div className="mb-1 flex items-center justify-between gap-2">
            <label htmlFor={id} className="font-medium">
              {words.note} <KeyCap label={shortcutOf('noteToStudent').label} />
            </label>
            <Ltr>{`${text.length} / ${verdictNoteMaxLength}`}</Ltr>
          </div>
          <textarea
            id={id}
            ref={note}
            dir="auto"
            rows={2}
            maxLength={verdictNoteMaxLength}
            disabled={!mayEdit}
            value={text}
            onChange={({ target }) => onNote(target.value)}
            onBlur={onNoteEnd}
            className="w-full resize-y rounded-small border border-line-strong bg-surface px-3 py-2"
          />
        </div>
        <div>
          <p className="mb-1 font-medium">{words.preview}</p>
          <div
            lang={studentLanguage}
            dir="auto"
            aria-live="polite"
            className="min-h-16 rounded-small border-s-4 border-sun bg-paper px-3 py-2 whitespace-pre-line"
          >
            {chosen ? (
              <>
                <b>
                  {document.label_for_student !== '' && `${document.label_for_student}: `}
                  {chosen.text_for_student}
                </b>
                {text.trim() !== '' && `\n${text.trim()}`}
                {chosen.needs_note && text.trim() === '' && (
                  <span className="mt-1 block text-bad">{words.needsNote}</span>
                )}
              </>
            ) : (
              <span className="text-ink-soft">{words.noReason}</span>
            )}
          </div>
        </div>
      </div>
    </>
  )
}
