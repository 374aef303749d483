import type { LookPosition } from '@milgo/contracts/office/second-look-fields'
import { requestPath } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { moneyText } from '@milgo/messages/money-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Badge } from '@milgo/ui/badge.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { EmptyState } from '@milgo/ui/empty-state.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Columns2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { FigureText } from '../../lib/figure-text.tsx'
import { LoadFailedBanner } from '../../lib/load-failed-banner.tsx'
import { MoreRows } from '../../lib/more-rows.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { callCore } from '../../lib/service-client.ts'
import { TextWithValues } from '../../lib/text-with-values.tsx'
import { useLanguage, useWords } from '../../lib/words.ts'
import type { ComparedLook, Looks, Settlement } from './compared-look.ts'
import { SettleDialog } from './settle-dialog.tsx'

type Agreement = Looks['agreement'][number]

const listKey = 'office-second-looks'
const tones = { WAITING: 'neutral', AGREED: 'good', DISAGREED: 'sun', SETTLED: 'info' } as const

/** Both decisions of each second look side by side, disagreements first, and how often both agreed. */
export const SecondLooksPage = () => {
  const { officeSecondLook } = useWords()
  const words = officeSecondLook.compare
  const language = useLanguage()
  const client = useQueryClient()
  const [asked, setAsked] = useState<{ readonly look: ComparedLook; readonly settlement: Settlement }>()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [listKey, language],
    queryFn: ({ signal, pageParam }) =>
      callCore('POST /office/second-looks/list', { body: pageParam ? { after: pageParam } : {}, signal }),
    initialPageParam: null as LookPosition | null,
    getNextPageParam: ({ next }) => next,
  })
  const [first] = data?.pages ?? []
  const looks = data?.pages.flatMap((one) => one.looks) ?? []
  return (
    <>
      <PageHeading title={words.title} />
      <p className="mt-1 mb-6 text-ink-soft">{words.text}</p>
      {error && !data && <LoadFailedBanner error={error} retry={refetch} />}
      {!data && !error && <Skeleton className="h-64 text-ink" />}
      {first && looks.length === 0 && (
        <div className={cardStyle}>
          <EmptyState icon={<Columns2 />} title={words.noLooks} text={words.noLooksText} />
        </div>
      )}
      {first && looks.length > 0 && (
        <div className="flex flex-col gap-6">
          <ul className="flex flex-wrap gap-2">
            {(Object.keys(tones) as (keyof typeof tones)[]).map((state) => (
              <li key={state}>
                <Badge tone={tones[state]}>
                  {words.states[state]} <Ltr>{first.counts[state] ?? 0}</Ltr>
                </Badge>
              </li>
            ))}
          </ul>
          {first.agreement.length > 0 && (
            <DataTable
              caption={words.agreement}
              keyOf={({ reason }: Agreement) => reason ?? 'approval'}
              rows={first.agreement}
              empty={null}
              columns={[
                {
                  id: 'reason',
                  label: words.reason,
                  isRowHeader: true,
                  cell: ({ reason_text }: Agreement) => reason_text ?? words.approval,
                },
                { id: 'looks', label: words.looks, cell: ({ looks }: Agreement) => <Ltr>{looks}</Ltr> },
                {
                  id: 'rate',
                  label: words.rate,
                  cell: ({ looks, agreed }: Agreement) => (
                    <Ltr>{`${Math.round((agreed / looks) * 100)}%`}</Ltr>
                  ),
                },
              ]}
            />
          )}
          <ul className="flex flex-col gap-4">
            {looks.map((look) => (
              // A look that was settled meanwhile may be on two pages.
              <li key={`${look.id}:${look.state}`}>
                <Compared look={look} onSettle={(settlement) => setAsked({ look, settlement })} />
              </li>
            ))}
          </ul>
          <MoreRows
            label={words.more}
            list={{
              rows: looks,
              total: Object.values(first.counts).reduce((sum, count) => sum + count, 0),
              hasMore: hasNextPage,
              isLoadingMore: isFetchingNextPage,
              loadMore: () => void fetchNextPage(),
            }}
          />
        </div>
      )}
      {asked && (
        <SettleDialog
          {...asked}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined)
            void client.invalidateQueries({ queryKey: [listKey] })
          }}
        />
      )}
    </>
  )
}

type ComparedProps = { readonly look: ComparedLook; readonly onSettle: (settlement: Settlement) => void }

const Compared = ({ look, onSettle }: ComparedProps) => {
  const { officeSecondLook } = useWords()
  const words = officeSecondLook.compare
  return (
    <article className={`${cardStyle} p-5 text-small`}>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-body font-bold">
          <Link to={requestPath(look.request_id)} className="text-brand underline underline-offset-4">
            {fill(words.open, { number: leftToRight(look.request_number) })}
          </Link>
        </h2>
        <bdi>{look.name}</bdi>
        <Badge tone={tones[look.state]}>{words.states[look.state]}</Badge>
        <span className="text-ink-soft">{words.drawn[look.draw_reason]}</span>
      </div>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <Finding title={words.first} finding={look.first} isMarked={false} />
        <Finding title={words.second} finding={look.second} isMarked={look.differences.length > 0} />
      </div>
      {look.figures.length > 0 && (
        <table className="mt-3 w-full">
          <caption className="text-start font-bold">{words.figures}</caption>
          <thead className="text-ink-soft">
            <tr>
              {[words.figure, words.first, words.second].map((title) => (
                <th key={title} scope="col" className="py-1 text-start font-medium">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {look.figures.map(({ label, kind, first, second }) => (
              <tr key={label} className="border-t border-line">
                <th scope="row" className="py-1.5 text-start font-regular">
                  {label}
                </th>
                <td>
                  <FigureText kind={kind} value={first} words={words} />
                </td>
                <td className="font-bold">
                  <FigureText kind={kind} value={second} words={words} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {look.note && <p className="mt-3">{fill(words.note, { note: look.note })}</p>}
      {look.settlement && (
        <p className="mt-3 text-ink-soft">
          {fill(words.settled[look.settlement], { reason: look.settled_reason ?? '' })}{' '}
          <bdi>{look.settled_by?.name}</bdi>
        </p>
      )}
      {look.state === 'DISAGREED' && (
        <div className="mt-4 flex flex-wrap gap-2">
          <ActionButton variant="secondary" onPress={() => onSettle('STAND')}>
            {words.stand}
          </ActionButton>
          <ActionButton variant="secondary" onPress={() => onSettle('REOPEN')}>
            {words.reopen}
          </ActionButton>
        </div>
      )}
    </article>
  )
}

type FindingProps = {
  readonly title: string
  readonly finding: ComparedLook['second']
  /** The decision differs from the other one. */
  readonly isMarked: boolean
}

const Finding = ({ title, finding, isMarked }: FindingProps) => {
  const { officeSecondLook } = useWords()
  const words = officeSecondLook.compare
  const text =
    finding === null
      ? words.states.WAITING
      : finding.decision === 'DENY'
        ? fill(words.denied, { reason: finding.reason_text ?? '' })
        : finding.award
          ? fill(words.approved, { award: moneyText(finding.award) })
          : words.noAward
  return (
    <div className={`rounded-small border p-3 ${isMarked ? 'border-sun bg-sun-wash' : 'border-line'}`}>
      <h3 className="font-bold">{title}</h3>
      <p>{text}</p>
      {finding?.staff && (
        <p className={isMarked ? 'text-sun-ink' : 'text-ink-soft'}>
          <TextWithValues words={words.by} values={{ name: finding.staff.name }} />
        </p>
      )}
    </div>
  )
}
