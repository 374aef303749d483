import { LetterView } from '@milgo/case-view/letter-view.tsx'
import type { RevisionOutcome as Outcome } from '@milgo/contracts/office/revision-fields'
import { inGroups } from '@milgo/messages/in-groups'
import { plainMoney } from '@milgo/messages/money-text'
import { Banner } from '@milgo/ui/banner.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { SegmentedChoice } from '@milgo/ui/segmented-choice.tsx'
import { type ReactNode, useState } from 'react'
import { FigureText } from '../../lib/figure-text.tsx'
import { useLanguage, useWords } from '../../lib/words.ts'

type Props = { readonly outcome: Outcome }

/** Before and after: the award, the figures, the points of each component, and the letter. */
export const RevisionOutcome = ({ outcome }: Props) => {
  const { officeRevisions } = useWords()
  const words = officeRevisions.outcome
  return (
    <>
      <h2 className="text-lead font-bold">{words.title}</h2>
      <Award outcome={outcome} />
      {outcome.is_appeal_award_kept && (
        <div className="mt-4">
          <Banner tone="info">{words.appealStays}</Banner>
        </div>
      )}
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-2">
        <Figures outcome={outcome} />
        <Points outcome={outcome} />
      </div>
      <Letters outcome={outcome} />
    </>
  )
}

const Award = ({ outcome: { award_before: before, award } }: Props) => {
  const { officeRevisions } = useWords()
  const words = officeRevisions.outcome
  const difference = award - before
  const sign = difference > 0 ? '+' : '−'
  const details: readonly (readonly [string, ReactNode, string])[] = [
    [words.before, <Ltr key="before">{plainMoney(before)}</Ltr>, 'text-ink-soft'],
    [words.after, <Ltr key="after">{plainMoney(award)}</Ltr>, 'text-brand-strong'],
    [
      words.difference,
      difference === 0 ? (
        words.noDifference
      ) : (
        <Ltr key="difference">{`${sign}${plainMoney(Math.abs(difference))}`}</Ltr>
      ),
      difference === 0 ? '' : difference > 0 ? 'text-good' : 'text-bad',
    ],
  ]
  return (
    <dl aria-label={words.award} className="mt-3 flex flex-wrap gap-x-10 gap-y-3">
      {details.map(([label, value, tone]) => (
        <div key={label}>
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className={`text-title font-bold tabular-nums ${tone}`}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const headStyle = 'py-1.5 text-start text-small font-medium text-ink-soft'
const cellStyle = 'py-2 tabular-nums'

const Figures = ({ outcome: { figures } }: Props) => {
  const { officeRevisions } = useWords()
  const words = officeRevisions.outcome
  if (figures.length === 0)
    return (
      <div>
        <h3 className="font-bold">{words.figures}</h3>
        <p className="mt-1 text-ink-soft">{words.noFigures}</p>
      </div>
    )
  return (
    <table className="w-full">
      <caption className="text-start font-bold">{words.figures}</caption>
      <thead>
        <tr>
          {[words.figure, words.before, words.after].map((title) => (
            <th key={title} scope="col" className={headStyle}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map(({ label, kind, before, after }) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="py-2 text-start font-regular">
              {label}
            </th>
            <td className={`${cellStyle} text-ink-soft`}>
              <FigureText kind={kind} value={before} words={words} />
            </td>
            <td className={`${cellStyle} font-bold`}>
              <FigureText kind={kind} value={after} words={words} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Points = ({ outcome }: Props) => {
  const { officeRevisions, scoreComponents } = useWords()
  const words = officeRevisions.outcome
  const { components, total_before: totalBefore, total, rules_version: rules } = outcome
  const points = (value: number | null) => (value === null ? '–' : <Ltr>{inGroups(value)}</Ltr>)
  return (
    <div>
      <table className="w-full">
        <caption className="text-start font-bold">{words.points}</caption>
        <thead>
          <tr>
            {[words.component, words.before, words.after, words.max].map((title) => (
              <th key={title} scope="col" className={headStyle}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {components.map(({ component, before, after, max }) => (
            <tr key={component} className="border-t border-line">
              <th scope="row" className="py-2 text-start font-regular">
                {scoreComponents[component]}
              </th>
              <td className={`${cellStyle} text-ink-soft`}>{points(before)}</td>
              <td className={`${cellStyle} ${before === after ? '' : 'font-bold text-brand-strong'}`}>
                {points(after)}
              </td>
              <td className={`${cellStyle} text-ink-soft`}>{points(max)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-line-strong font-bold">
            <th scope="row" className="py-2 text-start">
              {words.total}
            </th>
            <td className={`${cellStyle} text-ink-soft`}>{points(totalBefore)}</td>
            <td className={cellStyle}>{points(total)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
      <p className="mt-2 text-small text-ink-soft">
        {words.rules} <Ltr>{rules}</Ltr>
      </p>
    </div>
  )
}

const Letters = ({ outcome: { letters } }: Props) => {
  const { officeRevisions } = useWords()
  const words = officeRevisions.outcome
  const [language, setLanguage] = useState<Outcome['letters'][number]['language']>(useLanguage())
  const letter = letters.find((one) => one.language === language)
  return (
    <div className="mt-8">
      <h3 className="mb-3 font-bold">{words.letter}</h3>
      <SegmentedChoice
        label={words.language}
        options={letters.map(({ language: value }) => ({ value, label: words.languages[value] }))}
        value={language}
        onChange={setLanguage}
        className="mb-4"
      />
      {letter && (
        <div className="max-w-3xl text-start">
          <LetterView letter={letter} level={3} />
        </div>
      )}
    </div>
  )
}
