import { noReason } from '@milgo/domain/queue/reason-filter'
import { fill } from '@milgo/messages/fill'
import { useWords } from '../../lib/words.ts'
import { BarRows } from './bar-rows.tsx'
import type { CardProps } from './card-props.ts'
import { percentOf } from './count-text.ts'
import { DashboardCard } from './dashboard-card.tsx'
import { FigureLink } from './figure-link.tsx'
import { FigureTable } from './figure-table.tsx'

/** The decisions of the review, and the reasons for refusals. */
export const DecisionsCard = ({ dashboard: { decisions, decided, reasons }, isTable }: CardProps) => {
  const { officeDashboard, officeQueue } = useWords()
  const { decisions: words } = officeDashboard
  const { filterValues } = officeQueue
  const reasonOf = (code: string) =>
    code === noReason
      ? filterValues.noReason
      : (reasons.denying.find((one) => one.code === code)?.text ?? code)
  const approved = decisions.find(({ decision }) => decision === 'approved')?.all.count ?? 0
  const title =
    decided.count === 0 ? words.plain : fill(words.title, { share: percentOf(approved, decided.count) })
  // An approval has no reason, so its only line is left out.
  const lines = decisions
    .filter(({ all }) => all.count > 0)
    .flatMap(({ decision, all, reasons: why }) => [
      { key: decision, decision, reason: undefined, figure: all },
      ...(decision === 'approved' ? [] : why).map(({ code, figure }) => ({
        key: `${decision} ${code}`,
        decision,
        reason: reasonOf(code),
        figure,
      })),
    ])
  const labelOf = ({ decision, reason }: (typeof lines)[number]) =>
    reason === undefined ? filterValues.decision[decision] : `${filterValues.decision[decision]}: ${reason}`
  return (
    <DashboardCard title={title} text={words.text}>
      {lines.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      {lines.length > 0 &&
        (isTable ? (
          <FigureTable
            caption={title}
            columns={[words.decision, words.reason, words.count]}
            rows={lines.map((row) => ({
              key: row.key,
              cells: [
                filterValues.decision[row.decision],
                row.reason ?? '',
                <FigureLink key="count" label={labelOf(row)} figure={row.figure} />,
              ],
            }))}
          />
        ) : (
          <BarRows
            most={decided.count}
            rows={lines.map((row) => ({
              key: row.key,
              name: row.reason ?? filterValues.decision[row.decision],
              parts: [
                {
                  key: 'count',
                  value: row.figure.count,
                  tone: row.reason === undefined ? ('brand' as const) : ('grey' as const),
                },
              ],
              end: <FigureLink label={labelOf(row)} figure={row.figure} />,
            }))}
          />
        ))}
    </DashboardCard>
  )
}
