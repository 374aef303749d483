import { useRef } from 'react'
import { LoadFailed } from '../../../lib/load-failed.tsx'
import { usePersonalQuery } from '../../../lib/student/use-personal-query.ts'
import { useScoreWords } from '../../../request/score/score-words.ts'
import type { Area } from '../shared/area.ts'
import { AreaCard } from '../shared/area-card.tsx'
import { usePersonalAreaWords } from '../shared/personal-area-words.ts'
import { AppealCard } from './appeal-card.tsx'
import { DecisionCard } from './decision-card.tsx'
import { LettersCard } from './letters-card.tsx'
import { ScoreCard } from './score-card.tsx'

/** Shows the award, or why there is none, before everything else. */
export const ResultTop = ({ area }: { area: Area }) => {
  const { data, error } = usePersonalQuery('/page-data/result')
  const title = usePersonalAreaWords().statusGuide[area.guide].headline
  // A task of the student has the only filled button.
  const hasTask = area.request?.actions.some((one) => one === 'FIX_APPEAL' || one === 'FIX_BANK_DETAILS')
  if (data) return <DecisionCard result={data} title={title} letter={hasTask ? 'secondary' : 'primary'} />
  return error ? <ResultFailed error={error} /> : <div aria-hidden="true" className="min-h-64" />
}

/** Shows the score in words, the link to the appeal, and the letters. */
export const ResultDetails = ({ area }: { area: Area }) => {
  const { data } = usePersonalQuery('/page-data/result')
  if (!data) return null
  return (
    <>
      {data.score && <ScoreCard result={data} score={data.score} />}
      <AppealCard area={area} hasScore={data.score !== null} />
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
