import { joinList } from '@milgo/messages/join-list'
import { leftToRight } from '@milgo/messages/left-to-right'
import { momentText } from '@milgo/messages/moment-text'
import { Mail } from 'lucide-react'
import { useLanguage } from '../../lib/words.ts'
import { FoldedList } from './folded-list.tsx'
import { groupMessages, type SentMessage } from './sent-messages.ts'
import type { Area } from './shared/area.ts'
import { AreaCard } from './shared/area-card.tsx'
import { usePersonalAreaWords } from './shared/personal-area-words.ts'

const shownAtOnce = 3

/** Lists the messages that were sent to the student: when, how, and whether they arrived. A code is never shown. */
export const MessagesCard = ({ messages }: Pick<Area, 'messages'>) => {
  const { messages: words } = usePersonalAreaWords().personalArea
  const sent = groupMessages(messages)
  return (
    <AreaCard title={words.title}>
      {sent.length === 0 && <p className="text-ink-soft">{words.empty}</p>}
      <MessageList sent={sent.slice(0, shownAtOnce)} />
      {sent.length > shownAtOnce && (
        <FoldedList title={words.more}>
          <MessageList sent={sent.slice(shownAtOnce)} />
        </FoldedList>
      )}
    </AreaCard>
  )
}

const MessageList = ({ sent }: { sent: readonly SentMessage[] }) => {
  const { messages: words } = usePersonalAreaWords().personalArea
  const language = useLanguage()
  const wayOf = ({ ways }: SentMessage) => {
    const [first] = ways
    return ways.length > 1 || !first ? words.both : words[first.channel]
  }
  return (
    <ul className="flex flex-col divide-y divide-line">
      {sent.map((message) => (
        <li
          key={`${message.template} ${message.created_at}`}
          className="flex gap-3 py-3 first:pt-0 last:pb-0"
        >
          <Mail aria-hidden="true" className="mt-1 size-5 shrink-0 text-ink-soft" />
          <div className="min-w-0">
            <p className="font-medium">{words.templates[message.template]}</p>
            <p className="text-small text-ink-soft">
              {joinList([wayOf(message), leftToRight(momentText(new Date(message.created_at)))], language)}
            </p>
            <p className="text-small text-ink-soft">
              {joinList([...new Set(message.ways.map(({ state }) => words.states[state]))], language)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
