import type { Review } from '@milgo/contracts/office/review-answer'
import { memo, type RefObject, useId } from 'react'
import { useWords } from '../../lib/words.ts'
import { AnswersTab } from './answers-tab.tsx'
import { AppealTab } from './appeal-tab.tsx'
import { ChangesTab } from './changes-tab.tsx'
import { NotesTab } from './notes-tab.tsx'
import { reviewPlaces } from './review-layout.ts'
import { RiskNotes } from './risk-notes.tsx'
import { TimelineTab } from './timeline-tab.tsx'
import type { Evidence } from './use-document-evidence.ts'
import type { ReviewActions } from './use-review-actions.ts'

/** Returns the tab that is shown first: the changes since the last review, if there are any. */
export const firstTab = ({ appeal, changes, unsent_documents: unsent }: Review): RequestTab => {
  if (appeal) return 'appeal'
  return changes || unsent.length > 0 ? 'changes' : 'answers'
}

export const requestTabs = ['appeal', 'answers', 'changes', 'timeline', 'notes'] as const
export type RequestTab = (typeof requestTabs)[number]

type Props = {
  readonly review: Review
  readonly evidence: Evidence
  readonly tab: RequestTab
  readonly onTab: (tab: RequestTab) => void
  readonly onShow: (documentKey: string) => void
  readonly onCompare: (documentKey: string) => void
  readonly onDismiss: (otherId: string, isDismissed: boolean) => unknown
  readonly note: { readonly text: string; readonly onChange: (text: string) => void }
  readonly noteField: RefObject<HTMLTextAreaElement | null>
  readonly actions: ReviewActions
  /** Hidden because the form of a flag is shown in its place on a narrow screen. */
  readonly isBehind: boolean
}

/** The request: its answers, changes, history and notes. It is not rendered again when another document is shown. */
export const RequestPane = memo((props: Props) => {
  const { review, evidence, tab, onTab, onShow, onCompare, onDismiss, note, noteField, actions, isBehind } =
    props
  const { tabs: words } = useWords().officeReviewPage
  const id = useId()
  const counts: Partial<Record<RequestTab, number>> = {
    changes:
      (review.changes?.documents.length ?? 0) +
      (review.changes?.answers.length ?? 0) +
      review.unsent_documents.length,
    notes: review.notes.length,
  }
  const tabs = requestTabs.filter((name) => name !== 'appeal' || review.appeal !== null)
  const move = (by: number) => {
    const at = tabs.indexOf(tab)
    const next = tabs[(at + by + tabs.length) % tabs.length] ?? tab
    onTab(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }
  return (
    <section
      aria-label={words.label}
      data-place="request"
      className={`flex min-h-0 flex-col border-e border-line bg-paper ${reviewPlaces.request} ${isBehind ? 'md:max-xl:hidden' : ''}`}
    >
      <div
        role="tablist"
        aria-label={words.label}
        className="flex shrink-0 overflow-x-auto border-b border-line bg-surface px-1 max-xl:px-0.5"
      >
        {tabs.map((name) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={name === tab}
            aria-controls={`${id}-panel`}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => onTab(name)}
            onKeyDown={({ key, currentTarget }) => {
              const isRtl = getComputedStyle(currentTarget).direction === 'rtl'
              if (key === 'ArrowRight') move(isRtl ? -1 : 1)
              if (key === 'ArrowLeft') move(isRtl ? 1 : -1)
            }}
            className={`flex min-h-10 items-center gap-1.5 border-b-3 px-1.5 text-small max-xl:gap-1 max-xl:px-1 max-xl:text-[14px] max-md:min-h-11 max-md:px-3 max-md:text-small whitespace-nowrap focus-visible:-outline-offset-3 ${
              name === tab
                ? 'border-brand font-bold text-brand-strong'
                : 'border-clear text-ink-soft hover:text-brand'
            }`}
          >
            {words[name]}
            {(counts[name] ?? 0) > 0 && (
              <span className="rounded-full bg-sun-wash px-1.5 text-[13px] text-sun-ink">{counts[name]}</span>
            )}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${tab}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key
        tabIndex={0}
        className="relative min-h-0 grow overflow-y-auto p-3 focus-visible:-outline-offset-3"
      >
        {tab === 'appeal' && review.appeal && <AppealTab review={review} appeal={review.appeal} />}
        {tab === 'answers' && (
          <>
            <RiskNotes
              review={review}
              evidence={evidence}
              mayDismiss={review.may_dismiss}
              onDismiss={onDismiss}
              onShow={onShow}
            />
            <AnswersTab
              sections={review.sections}
              changes={review.changes}
              onShow={onShow}
              reveal={actions.reveal}
            />
          </>
        )}
        {tab === 'changes' && <ChangesTab review={review} onCompare={onCompare} />}
        {tab === 'timeline' && <TimelineTab review={review} />}
        {tab === 'notes' && (
          <NotesTab review={review} draft={note} field={noteField} onAdd={actions.addNote} />
        )}
      </div>
    </section>
  )
})
