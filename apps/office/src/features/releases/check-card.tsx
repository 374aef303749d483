import type { ReleaseDetails } from '@milgo/contracts/office/release-fields'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { inGroups, signedText } from '@milgo/messages/in-groups'
import { leftToRight } from '@milgo/messages/left-to-right'
import { momentText } from '@milgo/messages/moment-text'
import { moneyText } from '@milgo/messages/money-text'
import { Banner } from '@milgo/ui/banner.tsx'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { ProgressLine } from '@milgo/ui/progress-line.tsx'
import { useLanguage, useWords } from '../../lib/words.ts'
import { Card } from './card.tsx'

type Group = ReleaseDetails['dry_run']['groups'][number]

/** The result of the dry run: letters by kind and award, the sums, and the changes since the previous one. */
export const CheckCard = ({ release }: { readonly release: ReleaseDetails }) => {
  const { check: words, kinds } = useWords().officeReleases
  const language = useLanguage()
  const { dry_run: dryRun, rows } = release
  const columns = [
    {
      id: 'kind',
      label: words.kind,
      isRowHeader: true,
      cell: ({ kind }: Group) => kinds[kind],
    },
    {
      id: 'award',
      label: words.award,
      isNumeric: true,
      cell: ({ award }: Group) => (award > 0 ? moneyText(award) : '–'),
    },
    { id: 'count', label: words.count, isNumeric: true, cell: ({ count }: Group) => inGroups(count) },
    {
      id: 'change',
      label: words.change,
      isNumeric: true,
      cell: ({ change }: Group) =>
        change === null ? words.first : change === 0 ? words.same : leftToRight(signedText(change)),
    },
    {
      id: 'sum',
      label: words.sum,
      isNumeric: true,
      cell: ({ award, count }: Group) => (award > 0 ? moneyText(award * count) : '–'),
    },
  ]
  return (
    <Card title={release.started_at === null ? words.title : words.titleAfter}>
      <div role="status">
        {dryRun.is_running ? (
          <div>
            <p className="font-medium">{words.running}</p>
            <div className="my-3 flex">
              <ProgressLine label={words.running} percent={rows === 0 ? 0 : (dryRun.checked * 100) / rows} />
            </div>
            <p className="text-ink-soft">
              {fill(words.progress, { done: inGroups(dryRun.checked), total: inGroups(rows) })}
            </p>
          </div>
        ) : dryRun.checked < rows ? (
          <Banner tone="attention">{words.unfinished}</Banner>
        ) : rows === 0 ? (
          <Banner tone="attention">{words.nothing}</Banner>
        ) : dryRun.faulty > 0 ? (
          <Banner tone="bad">{counted(words.faulty, dryRun.faulty, language)}</Banner>
        ) : (
          <Banner tone="good">{fill(words.passed, { count: inGroups(rows) })}</Banner>
        )}
      </div>
      {dryRun.groups.length > 0 && (
        <>
          <div className="mt-4 overflow-x-auto">
            <DataTable
              caption={words.caption}
              isCaptionHidden
              columns={columns}
              rows={dryRun.groups}
              keyOf={({ kind, award }) => `${kind}-${award}`}
              empty={null}
            />
          </div>
          <p className="mt-4 flex flex-wrap justify-between gap-x-6 gap-y-1">
            <strong>{fill(words.promised, { amount: moneyText(dryRun.promised) })}</strong>
            <span>
              {words.messages}: {inGroups(rows * 2)}
            </span>
            {dryRun.at && (
              <span className="text-ink-soft">
                {fill(words.at, { moment: leftToRight(momentText(new Date(dryRun.at))) })}
              </span>
            )}
          </p>
        </>
      )}
    </Card>
  )
}
