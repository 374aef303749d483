import { StatusBadge } from '@milgo/case-view/status-badge.tsx'
import type { RevisionPage as Page } from '@milgo/contracts/office/revision-fields'
import { requestPath } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { inGroups } from '@milgo/messages/in-groups'
import { leftToRight } from '@milgo/messages/left-to-right'
import { momentText } from '@milgo/messages/moment-text'
import { plainMoney } from '@milgo/messages/money-text'
import { Banner } from '@milgo/ui/banner.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import { LoadFailedBanner } from '../../lib/load-failed-banner.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useWords } from '../../lib/words.ts'
import { RevisionForm } from './revision-form.tsx'
import { RevisionProposal } from './revision-proposal.tsx'
import { useRevision } from './use-revision.ts'

/** The last action of the manager on this page. */
type RevisionStep = 'proposed' | 'signed' | 'withdrawn'

/** The published result of a request, the proposal to change it, and the second signature. */
export const RevisionPage = () => {
  const { id = '' } = useParams()
  const { officeRevisions: words } = useWords()
  const [done, setDone] = useState<RevisionStep>()
  const { data, error, refetch, reload } = useRevision(id)
  const finish = (step: RevisionStep) => {
    setDone(step)
    // The confirmation is at the top of the page.
    window.scrollTo({ top: 0 })
    void reload()
  }
  return (
    <>
      {!data && <PageHeading title={words.title} />}
      {error && !data && <LoadFailedBanner error={error} retry={refetch} />}
      {!data && !error && <Skeleton className="mt-6 h-96 text-ink" />}
      {data && (
        <div className="flex flex-col gap-6">
          <Heading page={data} />
          <StatusRegion>{done && <Banner tone="good">{words.proposal[done]}</Banner>}</StatusRegion>
          <Published page={data} />
          {data.proposal && <RevisionProposal requestId={id} proposal={data.proposal} onDone={finish} />}
          {!data.proposal && data.refusal && <Banner tone="attention">{data.refusal.message}</Banner>}
          {!data.proposal && !data.refusal && <RevisionForm page={data} onDone={() => finish('proposed')} />}
          <Past past={data.past} />
        </div>
      )}
    </>
  )
}

const Heading = ({ page }: { page: Page }) => {
  const { officeRevisions: words, statuses } = useWords()
  return (
    <div>
      <Link to={requestPath(page.request_id)} className={`${textLinkStyle} text-small`}>
        {words.toRequest}
      </Link>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <PageHeading title={fill(words.tabTitle, { number: page.request_number })}>{words.title}</PageHeading>
        <bdi className="text-lead">{page.name}</bdi>
        <span className="text-small text-ink-soft">
          {words.number} <Ltr>{page.request_number}</Ltr>
        </span>
        <StatusBadge status={page.status} words={statuses} />
      </div>
      <p className="mt-2 max-w-3xl text-ink-soft">{words.text}</p>
    </div>
  )
}

const Published = ({ page: { result, paid, in_flight: inFlight } }: { page: Page }) => {
  const { officeRevisions } = useWords()
  const words = officeRevisions.published
  const details: readonly (readonly [string, ReactNode])[] = result
    ? [
        [words.award, <Ltr key="award">{plainMoney(result.award)}</Ltr>],
        [
          words.total,
          result.total === null ? words.noTotal : <Ltr key="total">{inGroups(result.total)}</Ltr>,
        ],
        [words.letter, <Ltr key="letter">{result.letter_number ?? '–'}</Ltr>],
        ...(result.rules_version === null
          ? []
          : [[words.rules, <Ltr key="rules">{result.rules_version}</Ltr>] as const]),
        [words.paid, <Ltr key="paid">{plainMoney(paid)}</Ltr>],
        [words.inFlight, <Ltr key="in-flight">{plainMoney(inFlight)}</Ltr>],
      ]
    : []
  return (
    <section className={`${cardStyle} p-5`}>
      <h2 className="text-lead font-bold">{words.title}</h2>
      {!result && <p className="mt-2">{words.none}</p>}
      {result && (
        <>
          <p className="mt-2 font-medium">
            {words.decisions[result.decision]}
            {result.is_of_appeal && <span className="text-ink-soft"> · {words.ofAppeal}</span>}
          </p>
          <dl className="mt-3 flex flex-wrap gap-x-12 gap-y-3">
            {details.map(([label, value]) => (
              <div key={label}>
                <dt className="text-small text-ink-soft">{label}</dt>
                <dd className="font-bold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}

const Past = ({ past }: Pick<Page, 'past'>) => {
  const { officeRevisions } = useWords()
  const words = officeRevisions.past
  if (past.length === 0) return null
  const sum = (amount: number | null) => (amount === null ? words.unknown : leftToRight(plainMoney(amount)))
  const signature = (name: string, at: string) =>
    fill(words.by, { name: `\u2068${name}\u2069`, at: leftToRight(momentText(new Date(at))) })
  return (
    <section className={`${cardStyle} p-5`}>
      <h2 className="text-lead font-bold">{words.title}</h2>
      <ul className="mt-2 divide-y divide-line">
        {past.map((one) => (
          <li key={one.id} className="py-3">
            <p className="font-medium">
              {fill(words.awards, { before: sum(one.award_before), after: sum(one.award) })}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">
              <bdi>{one.reason}</bdi>
            </p>
            <p className="text-small text-ink-soft">
              <TextWithNumbers text={signature(one.proposed_by.name, one.proposed_at)} />
              {' · '}
              {words[one.closed]}: <TextWithNumbers text={signature(one.closed_by.name, one.closed_at)} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
