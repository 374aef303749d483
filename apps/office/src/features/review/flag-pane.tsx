import { verdictNoteMaxLength } from '@milgo/domain/review/document-verdict'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { X } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { KeyCap } from '../../lib/shortcuts/key-cap.tsx'
import { type ShortcutId, shortcutOf } from '../../lib/shortcuts/shortcuts.ts'
import { useWords } from '../../lib/words.ts'
import { fitsDocument } from './fits-document.ts'
import { FlagAsRead } from './flag-as-read.tsx'
import type { FlagDraft } from './flag-draft.ts'
import { reviewPlaces } from './review-layout.ts'
import type { OfferedReturnReason, ReviewedDocument } from './review-types.ts'

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
  /** The form is being edited. Otherwise the pane is shown because the document has a flag. */
  readonly isOpen: boolean
  /** All reasons of the period. Those that fit the document are shown, each with the digit of its place in the list. */
  readonly reasons: readonly OfferedReturnReason[]
  readonly draft: FlagDraft | undefined
  readonly mayEdit: boolean
  /** The request can still be returned to the student for this document. */
  readonly canBeReturned: boolean
  /** The language of messages to the student. */
  readonly studentLanguage: string
  readonly note: RefObject<HTMLTextAreaElement | null>
  readonly onReason: (code: string) => void
  readonly onNote: (text: string) => void
  readonly onNoteEnd: () => void
  readonly onClose: () => void
}

/**
 * The reason for returning the document, and how the student will read it. The open form replaces the score, and the
 * answers too on a narrow screen, so that the document's height does not change. Closed, only the student's text is
 * shown, over the lower edge of the document.
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
  const partOfForm = isOpen ? '' : 'md:hidden'
  const place = isOpen ? `${reviewPlaces.flagForm} xl:border-s` : `${reviewPlaces.flagText} md:border-t`
  return (
    <section
      aria-label={words.flag}
      className={`relative overflow-y-auto border-line bg-surface px-4 py-3 text-small max-md:border-t max-xl:border-e ${place}`}
    >
      {isOpen && (
        <button
          type="button"
          onClick={onClose}
          className="mb-2 hidden min-h-7 items-center gap-2 text-ink-soft hover:text-brand md:inline-flex"
        >
          <X aria-hidden="true" className="size-4" />
          {words.close}
          <KeyCap label={shortcutOf('leaveForm').label} />
        </button>
      )}
      <fieldset aria-label={words.reasons} className={`flex flex-wrap gap-1.5 ${partOfForm}`}>
        {reasons.map((reason, index) => {
          const { code, text: name } = reason
          const shortcut = reasonShortcuts[index]
          const isChosen = code === draft?.reason
          const isOffered = fitsDocument(reason, document)
          // A verdict given before the reasons were limited still shows its own.
          if (!isOffered && !isChosen) return null
          return (
            <button
              key={code}
              type="button"
              aria-pressed={isChosen}
              disabled={!mayEdit || !isOffered}
              onClick={() => onReason(code)}
              className={`${chip} ${isChosen ? 'border-sun bg-sun-wash font-bold text-sun-ink' : plain}`}
            >
              {shortcut && <KeyCap label={shortcutOf(shortcut).label} />}
              {name}
            </button>
          )
        })}
      </fieldset>
      <div className={`grid gap-3 mt-2.5 ${isOpen ? '' : 'md:mt-0'}`}>
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
            // That the flag will not be sent is announced as soon as the form opens.
            {...(canBeReturned ? { 'aria-live': 'polite' } : { role: 'alert' })}
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
