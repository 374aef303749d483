import { Timeline } from '@milgo/case-view/timeline.tsx'
import type { Review } from '@milgo/contracts/office/review-answer'
import { findWord } from '@milgo/messages/find-word'
import { momentText } from '@milgo/messages/moment-text'
import { useWords } from '../../lib/words.ts'

/** The events, newest first, with who acted and why. */
export const TimelineTab = ({ review: { timeline } }: { review: Review }) => {
  const { officeReviewPage: words, statusEvents, actors } = useWords()
  if (timeline.length === 0) return <p className="text-small text-ink-soft">{words.timeline.none}</p>
  return (
    <div className="text-small">
      <Timeline
        label={words.tabs.timeline}
        expected=""
        entries={timeline.toReversed().map(({ number, at, event, by, staff, reason_text, note }) => ({
          key: String(number),
          title: findWord({ statusEvents }, `statusEvents.${event}`) ?? event,
          at: momentText(new Date(at)),
          details: (
            <>
              <bdi>{staff?.name ?? actors[by]}</bdi>
              {reason_text !== null && <p>{reason_text}</p>}
              {note !== null && (
                <p dir="auto" className="whitespace-pre-line">
                  {note}
                </p>
              )}
            </>
          ),
        }))}
      />
    </div>
  )
}
