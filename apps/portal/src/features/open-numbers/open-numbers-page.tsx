import { paths } from '@milgo/contracts/portal-paths'
import { findNextNumbers, smallestGroup } from '@milgo/domain/open-numbers/open-numbers'
import { academicYearText } from '@milgo/messages/academic-year-text'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { inGroups } from '@milgo/messages/in-groups'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { leftToRight } from '@milgo/messages/left-to-right'
import { moneyText } from '@milgo/messages/money-text'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import type { CoreAnswer } from '@milgo/web-client/call-types'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { LoadFailed } from '../../lib/load-failed.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useServerClock } from '../../lib/server-clock.ts'
import { useCoreQuery } from '../../lib/use-core-query.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { useOpenNumbersWords } from './open-numbers-words.ts'

type Numbers = CoreAnswer<'/page-data/open-numbers'>[number]

/** Shows the public figures of finished periods. */
export const OpenNumbersPage = () => {
  const { shell } = useWords()
  const words = useOpenNumbersWords()
  const place = useRef<HTMLDivElement>(null)
  const { data: periods, error } = useCoreQuery('/page-data/open-numbers')
  return (
    <div ref={place} tabIndex={-1} className="page-column flex flex-col gap-8 py-10 outline-none md:py-14">
      <div>
        <PageHeading
          documentTitle={fill(shell.documentTitle, { page: shell.pages.openNumbers })}
          className="text-display text-balance"
        >
          {shell.pages.openNumbers}
        </PageHeading>
        <p className="mt-3 max-w-measure text-lead text-ink-soft">
          {fill(words.lead, { smallest: smallestGroup })}
        </p>
      </div>
      {!periods && !error && <Skeleton className="h-80 w-full" />}
      {error && !periods && (
        <div className={`${cardStyle} p-6 md:p-8`}>
          <LoadFailed
            title={words.failed}
            text={words.failedText}
            error={error}
            brought={place}
            variant="primary"
          />
        </div>
      )}
      {periods?.length === 0 && <NoNumbers />}
      {periods?.map((numbers) => (
        <PeriodNumbers key={numbers.register_period} numbers={numbers} />
      ))}
    </div>
  )
}

/** Says when there will be figures, and which. */
const NoNumbers = () => {
  const language = useLanguage()
  const { shell } = useWords()
  const words = useOpenNumbersWords()
  const { data: periods } = useCoreQuery('/registration-period/get-all')
  const { now } = useServerClock()
  const next =
    periods &&
    now &&
    findNextNumbers(
      periods.map(({ academic_year: year, to, appeals_to: appealsTo }) => ({ year, to, appealsTo })),
      now,
    )
  const text = next
    ? fill(words.emptyNext, {
        year: academicYearText(next.period.year, language),
        date: leftToRight(jerusalemTime(next.from).date),
      })
    : words.emptyText
  return (
    <div className={`${cardStyle} p-6 md:p-8`}>
      <p className="text-lead font-bold">{words.empty}</p>
      <p className="mt-1 max-w-measure text-ink-soft">{text}</p>
      <h2 className="mt-6 font-bold">{words.toCome}</h2>
      <ul className="mt-2 list-disc ps-5 marker:text-brand">
        {(['requests', 'outcomes', 'medianDays', 'appeals', 'reversals'] as const).map((name) => (
          <li key={name}>{words[name]}</li>
        ))}
      </ul>
      <Link to={paths.calculator} className={`${buttonStyle('secondary')} mt-6`}>
        {shell.pages.calculator}
      </Link>
    </div>
  )
}

const PeriodNumbers = ({ numbers }: { numbers: Numbers }) => {
  const words = useOpenNumbersWords()
  const language = useLanguage()
  const id = useId()
  const shown = (count: number | null) => (count === null ? words.few : leftToRight(inGroups(count, 1)))
  const days = numbers.median_days === null ? null : Math.round(numbers.median_days)
  const details = [
    [words.requests, shown(numbers.requests)],
    [words.medianDays, days === null ? words.few : counted(words.days, days, language)],
    [words.appeals, shown(numbers.appeals)],
    [words.reversals, shown(numbers.reversals)],
  ] as const
  return (
    <section aria-labelledby={id} className={`${cardStyle} p-6 md:p-8`}>
      <h2 id={id} className="text-title font-bold">
        {fill(words.period, { year: academicYearText(numbers.academic_year, language) })}
      </h2>
      <dl className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {details.map(([label, value]) => (
          <div key={label}>
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="mt-0.5 text-lead font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      {numbers.outcomes.length > 0 && <Outcomes numbers={numbers} shown={shown} />}
    </section>
  )
}

type OutcomesProps = { readonly numbers: Numbers; readonly shown: (count: number | null) => string }

const Outcomes = ({ numbers: { outcomes, requests }, shown }: OutcomesProps) => {
  const words = useOpenNumbersWords()
  return (
    <table className="mt-7 w-full max-w-160 border-collapse">
      <caption className="mb-2 text-start font-bold">{words.outcomes}</caption>
      <thead>
        <tr className="border-b border-line text-small text-ink-soft">
          <th scope="col" className="py-2 text-start font-medium">
            {words.amount}
          </th>
          <th scope="col" className="py-2 text-start font-medium">
            {words.count}
          </th>
        </tr>
      </thead>
      <tbody>
        {outcomes.map(({ amount, count }) => (
          <tr key={amount} className="border-b border-line">
            <th scope="row" className="py-3 pe-4 text-start font-medium whitespace-nowrap">
              {amount === 0 ? words.noAward : moneyText(amount)}
            </th>
            <td className="w-2/3 py-3">
              <span className="block tabular-nums">{shown(count)}</span>
              {count !== null && (
                <span aria-hidden="true" className="mt-1 block h-2 overflow-hidden rounded-full bg-sunken">
                  <span
                    className="filled block h-full rounded-full bg-brand"
                    style={{ inlineSize: `${Math.round((count / requests) * 100)}%` }}
                  />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
