import type { Review } from '@milgo/contracts/office/review-answer'
import { momentText } from '@milgo/messages/moment-text'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Lock } from 'lucide-react'
import { type RefObject, useId, useState } from 'react'
import { KeyCap } from '../../lib/shortcuts/key-cap.tsx'
import { shortcutOf } from '../../lib/shortcuts/shortcuts.ts'
import { useWords } from '../../lib/words.ts'

type Props = {
  readonly review: Review
  readonly draft: { readonly text: string; readonly onChange: (text: string) => void }
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly onAdd: (text: string) => Promise<boolean | undefined>
}

/** Internal notes. Their colour, place and verb differ from those of texts to the student. */
export const NotesTab = ({ review: { notes }, draft, field, onAdd }: Props) => {
  const { notes: words } = useWords().officeReviewPage
  const id = useId()
  const [isAdding, setIsAdding] = useState(false)
  const add = async () => {
    const text = draft.text.trim()
    if (text === '' || isAdding) return
    setIsAdding(true)
    if (await onAdd(text)) draft.onChange('')
    setIsAdding(false)
  }
  return (
    <div className="flex flex-col gap-3 text-small">
      <p className="flex items-start gap-2 rounded-small bg-info-wash px-3 py-2 text-info">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>{words.internal}</span>
      </p>
      <div className="group">
        <label htmlFor={id} className="mb-1 block font-medium">
          {words.label}
        </label>
        <textarea
          id={id}
          ref={field}
          dir="auto"
          rows={3}
          maxLength={2_000}
          value={draft.text}
          onChange={({ target }) => draft.onChange(target.value)}
          onKeyDown={(event) => {
            // In this field Ctrl+Enter sends the note. Elsewhere it decides.
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            void add()
          }}
          className="w-full rounded-small border border-info bg-surface px-3 py-2"
        />
        <button
          type="button"
          disabled={draft.text.trim() === '' || isAdding}
          onClick={() => void add()}
          className="mt-1 inline-flex min-h-9 items-center gap-2 rounded-full border border-info px-4 text-info hover:bg-info-wash disabled:opacity-50"
        >
          {words.add}
          {/* Only while the field has the focus, because elsewhere the key decides. Its place stays, so that the
              button does not shrink under a press. */}
          <span className="invisible max-md:hidden group-has-[textarea:focus]:visible">
            <KeyCap label={shortcutOf('decide').label} />
          </span>
        </button>
      </div>
      {notes.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <ul className="flex flex-col gap-2">
        {notes.map(({ id: key, at, by, text }) => (
          <li key={key} className="rounded-small border border-line bg-surface px-3 py-2">
            <p className="text-[13px] text-ink-soft">
              <bdi>{by.name}</bdi> · <Ltr>{momentText(new Date(at))}</Ltr>
            </p>
            <p dir="auto" className="whitespace-pre-line">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
