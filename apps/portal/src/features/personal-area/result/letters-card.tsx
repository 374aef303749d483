import { fill } from '@milgo/messages/fill'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { leftToRight } from '@milgo/messages/left-to-right'
import type { ResultAnswer } from '../../../request/score/score-ground.ts'
import { useScoreWords } from '../../../request/score/score-words.ts'
import { AreaCard } from '../shared/area-card.tsx'

/** Lists all letters of the result; a replaced letter stays listed. */
export const LettersCard = ({ letters }: Pick<ResultAnswer, 'letters'>) => {
  const { letter: words } = useScoreWords().resultView
  return (
    <AreaCard title={words.title}>
      <ul className="flex flex-col divide-y divide-line">
        {letters.map(({ number, issued_at: issuedAt, replaced_by: replacedBy }) => (
          <li
            key={number}
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-3 first:pt-0 last:pb-0"
          >
            <span className="font-medium">{fill(words.line, { number })}</span>
            <span className="text-small text-ink-soft">
              {fill(words.issued, { date: leftToRight(jerusalemTime(new Date(issuedAt)).date) })}
              {replacedBy !== null && ` · ${fill(words.replaced, { number: replacedBy })}`}
              {replacedBy === null && ` · ${words.current}`}
            </span>
          </li>
        ))}
      </ul>
    </AreaCard>
  )
}
