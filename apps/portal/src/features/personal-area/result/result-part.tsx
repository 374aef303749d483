import { useRef } from 'react'
import { LoadFailed } from '../../../lib/load-failed.tsx'
import { usePersonalQuery } from '../../../lib/session/use-personal-query.ts'
import { useScoreWords } from '../../../request/score/score-words.ts'
import type { Area } from '../area.ts'
import { AreaCard } from '../area-card.tsx'
import { AppealCard } from './appeal-card.tsx'
import { DecisionCard } from './decision-card.tsx'
import { LettersCard } from './letters-card.tsx'
import { ScoreCard } from './score-card.tsx'

/** The award, or why there is none: before everything else. */
export const ResultTop = ({ area }: { area: Area }) => {
  const { data, error } = usePersonalQuery('/page-data/result')
  // Where something is to be done, that has the one filled button.
  const hasTask = area.request?.actions.some((one) => one === 'FIX_APPEAL' || one === 'FIX_BANK_DETAILS')
  if (data) return <DecisionCard result={data} letter={hasTask ? 'secondary' : 'primary'} />
  return error ? <ResultFailed error={error} /> : <div aria-hidden="true" className="min-h-64" />
}

/** The score in words, the way to appeal and the letters. */
export const ResultDetails = ({ area }: { area: Area }) => {
  const { data } = usePersonalQuery('/page-data/result')
  if (!data) return null
  return (
    <>
      {data.score && <ScoreCard result={data} score={data.score} />}
      <AppealCard area={area} />
      {data.letters.length > 1 && <LettersCard letters={data.letters} />}
    </>
  )
}

const ResultFailed = ({ error }: { error: Error }) => {
  const words = useScoreWords().resultView
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <AreaCard title={words.award.label}>
        <LoadFailed
          title={words.loadFailed}
          text={words.loadFailedText}
          error={error}
          brought={place}
          variant="secondary"
        />
      </AreaCard>
    </div>
  )
}
