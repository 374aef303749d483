import type { OpenPeriod } from '@milgo/contracts/office/period-fields'
import { fill } from '@milgo/messages/fill'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { useWords } from '../../lib/words.ts'
import { Section } from './section.tsx'

const amount = (value: number): string => value.toLocaleString('en')

/** The rules in force, to read: managers propose and activate them. */
export const RulesSection = ({ score_rules, award_tiers }: OpenPeriod) => {
  const { rules: words, sections } = useWords().officePeriods
  return (
    <Section title={sections.rules} isFolded>
      <p className="text-ink-soft">
        <TextWithNumbers text={fill(words.version, { version: score_rules.version })} /> {words.change}
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="min-w-0 overflow-x-auto">
          <DataTable
            caption={words.income}
            columns={[
              {
                id: 'band',
                label: words.income,
                isRowHeader: true,
                cell: ({ upTo }: { upTo: number; points: number }) => (
                  <TextWithNumbers text={fill(words.upTo, { amount: amount(upTo) })} />
                ),
              },
              { id: 'points', label: words.points, isNumeric: true, cell: ({ points }) => points },
            ]}
            rows={score_rules.income}
            keyOf={({ upTo }) => String(upTo)}
            empty={null}
          />
        </div>
        <div className="min-w-0 overflow-x-auto">
          <DataTable
            caption={words.tiers}
            columns={[
              {
                id: 'tier',
                label: words.tiers,
                isRowHeader: true,
                cell: ({ from }: { from: number; amount: number }) => (
                  <TextWithNumbers text={fill(words.tierFrom, { score: from })} />
                ),
              },
              { id: 'amount', label: '₪', isNumeric: true, cell: (tier) => amount(tier.amount) },
            ]}
            rows={award_tiers}
            keyOf={({ from }) => String(from)}
            empty={null}
          />
        </div>
      </div>
    </Section>
  )
}
