import { verdictNoteMaxLength } from '@milgo/domain/review/document-verdict'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { X } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { KeyCap } from '../../lib/shortcuts/key-cap.tsx'
import { type ShortcutId, shortcutOf } from '../../lib/shortcuts/shortcuts.ts'
import { useWords } from '../../lib/words.ts'
import { FlagAsRead } from './flag-as-read.tsx'
import type { FlagDraft } from './flag-draft.ts'
import type { OfferedReason, ReviewedDocument } from './review-types.ts'

const chip =
  'inline-flex min-h-7 items-center gap-2 rounded-full border px-2 text-start text-[13px] disabled:opacity-60'
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
  /** Somebody is at it; otherwise it is there since the document has a flag. */
  readonly isOpen: boolean
  readonly reasons: readonly OfferedReason[]
  readonly draft: FlagDraft | undefined
  readonly mayEdit: boolean
  /** A return can still ask the student for it. */
  readonly canBeReturned: boolean
  /** The language in which the student is written to. */
  readonly studentLanguage: string
  readonly note: RefObject<HTMLTextAreaElement | null>
  readonly onReason: (code: string) => void
  readonly onNote: (text: string) => void
  readonly onNoteEnd: () => void
  readonly onClose: () => void
}

/**
 * Why the document goes back, and how the student will read it. It is below the document where there is room, and otherwise
 * in the place of the answers and the score while it is open, so that the document stays as high as it was; closed, only
 * what the student will read is left there, below the document.
 */
export const FlagPane = ({
  document,
  isOpen,
  reasons,
  draft,
  mayEdit,
  canBeReturned,
  studentLanguage,
  note,
  onReason,
  onNote,
  onNoteEnd,
  onClose,
}: Props) => {
  const { verdict: words } = useWords().officeReviewPage
  const id = useId()
  const chosen = reasons.find(({ code }) => code === draft?.reason)
  const text = draft?.note ?? ''
  const partOfForm = isOpen ? '' : 'md:max-xl:hidden'
  return (
    <section
      aria-label={words.flag}
      className={`relative overflow-y-auto border-line bg-surface px-4 py-3 text-small max-md:border-t max-xl:border-e xl:pt-0 xl:[grid-area:3/2] ${isOpen ? 'md:[grid-area:1/1/5]' : 'md:max-xl:pt-0 md:[grid-area:4/2]'}`}
    >
      {isOpen && (
        <button
          type="button"
          onClick={onClose}
          className="mb-2 hidden min-h-7 items-center gap-2 text-ink-soft hover:text-brand md:max-xl:inline-flex"
        >
          <X aria-hidden="true" className="size-4" />
          {words.close}
          <KeyCap label={shortcutOf('leaveForm').label} />
        </button>
      )}
      <fieldset aria-label={words.reasons} className={`flex flex-wrap gap-1.5 ${partOfForm}`}>
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
      <div className={`grid gap-3 xl:grid-cols-2 mt-2.5 ${isOpen ? '' : 'md:max-xl:mt-0'}`}>
        <div className={partOfForm}>
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
          <p className="mb-1 font-medium">{canBeReturned ? words.preview : words.notReturned.title}</p>
          <div
            {...(canBeReturned && { lang: studentLanguage })}
            dir="auto"
            aria-live="polite"
            className="min-h-16 rounded-small border-s-4 border-sun bg-paper px-3 py-2 whitespace-pre-line"
          >
            {!canBeReturned ? (
              words.notReturned.text
            ) : chosen ? (
              <>
                <FlagAsRead document={document} reason={chosen} note={text} />
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
    </section>
  )
}
