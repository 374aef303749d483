import { officePaths } from '@milgo/contracts/office-paths'
import { writeView } from '@milgo/domain/queue/queue-view'
import { standardViews, viewsOfHome } from '@milgo/domain/queue/standard-views'
import { counted } from '@milgo/messages/counted'
import { inGroups } from '@milgo/messages/in-groups'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { callCore } from '../../lib/service-client.ts'
import { usePeriodNames } from '../../lib/use-period-names.ts'
import { useLanguage, useWords } from '../../lib/words.ts'

const countsMs = 60_000

const filtersOf = (name: (typeof viewsOfHome)[number]) =>
  Object.fromEntries(writeView(standardViews[name].view))

/** Returns the address of all waiting requests in a period that is not the current one. */
const addressIn = (period: string) =>
  new URLSearchParams(Object.fromEntries(writeView({ ...standardViews.all.view, period })))

/** How many requests wait for this staff member. Each number links to exactly these in the work queue. */
export const OwnWork = () => {
  const { office, officeQueue } = useWords()
  const language = useLanguage()
  const nameOfPeriod = usePeriodNames()
  const { data } = useQuery({
    queryKey: ['office-own-work'],
    queryFn: ({ signal }) =>
      callCore('POST /office/requests/count', {
        body: { views: viewsOfHome.map(filtersOf), with_other_periods: true },
        signal,
      }),
    refetchInterval: countsMs,
  })
  const others = data?.other_periods ?? []
  return (
    <section aria-labelledby="own-work" className="mt-8">
      <h2 id="own-work" className="text-lead">
        {office.start.work}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-4">
        {viewsOfHome.map((name, place) => {
          const count = data?.views[place]?.count
          const isLate = name === 'overdueMine' && count !== undefined && count > 0
          return (
            <li key={name}>
              <Link
                to={{ pathname: officePaths.queue, search: `?${new URLSearchParams(filtersOf(name))}` }}
                className={`${cardStyle} flex h-full flex-col px-5 py-4 no-underline transition-colors duration-150 hover:border-brand`}
              >
                <span className="text-small text-ink-soft">{officeQueue.standard[name]}</span>
                {/* An unknown number is shown as an ellipsis, not as a wrong number. */}
                <span className={`text-title font-bold tabular-nums ${isLate ? 'text-bad' : ''}`}>
                  <Ltr>{count === undefined ? '…' : inGroups(count)}</Ltr>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
      {others.length > 0 && (
        <ul>
          {others.map(({ period, count }) => (
            <li key={period}>
              <Link
                to={{ pathname: officePaths.queue, search: `?${addressIn(period)}` }}
                className={`mt-3 inline-flex min-h-11 items-center ${textLinkStyle}`}
              >
                {counted(office.start.otherPeriod, count, language, { period: nameOfPeriod(period) })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
