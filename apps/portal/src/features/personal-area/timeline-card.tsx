import { Timeline, type TimelineEntry } from '@milgo/case-view/timeline.tsx'
import type { TimelineEvent } from '@milgo/domain/status/shown-timeline'
import { statusGuide } from '@milgo/domain/status/status-guide'
import { momentText } from '@milgo/messages/moment-text'
import { Landmark, type LucideIcon, Mail, RotateCcw, Send } from 'lucide-react'
import type { Area } from './shared/area.ts'
import { AreaCard } from './shared/area-card.tsx'
import { usePersonalAreaWords } from './shared/personal-area-words.ts'

/** Events with an icon of their own; the others have a check mark. */
const icons: Partial<Record<TimelineEvent['event'], LucideIcon>> = {
  SUBMIT: Send,
  SUBMIT_CORRECTIONS: Send,
  RETURN_FOR_REPAIR: RotateCcw,
  PUBLISH: Mail,
  ACCOUNT_NEEDED: Landmark,
  ASK_FOR_BANK_FIX: Landmark,
}

/** Lists what happened, with dates, and the answer that is still expected. */
export const TimelineCard = ({ area }: { area: Area }) => {
  const { personalArea, requestView } = usePersonalAreaWords()
  const words = personalArea.timeline
  const { timeline, guide, expected_answers: expected } = area
  const { stage } = statusGuide[guide]
  const isAnswerAhead = timeline.length > 0 && (stage === 'REVIEW' || stage === 'DECISION')
  const entries: readonly TimelineEntry[] = [
    ...timeline.map(({ event, at }, index) => ({
      key: `${index}`,
      title: words.events[event],
      at: momentText(new Date(at)),
      icon: icons[event],
    })),
    ...(isAnswerAhead
      ? [{ key: 'answer', title: words.answer, details: expected ?? undefined, icon: Mail, isExpected: true }]
      : []),
  ]
  return (
    <AreaCard title={personalArea.blocks.happened}>
      {entries.length === 0 ? (
        <p className="text-ink-soft">{words.empty}</p>
      ) : (
        <Timeline label={words.label} entries={entries} expected={requestView.timeline.expected} />
      )}
    </AreaCard>
  )
}
