import type { OpenPeriod } from '@milgo/contracts/office/period-fields'
import {
  type BandDraft,
  bandTables,
  draftOfRules,
  isCeilingTable,
  singleValues,
} from '@milgo/domain/score/rules-draft'
import { scoreComponents as componentNames } from '@milgo/domain/score/score-component'
import { fill } from '@milgo/messages/fill'
import { inGroups } from '@milgo/messages/in-groups'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { useWords } from '../../lib/words.ts'
import { Section } from './section.tsx'

/** The rules in force, read-only, because managers propose and activate them elsewhere. */
export const RulesSection = ({ score_rules, award_tiers }: OpenPeriod) => {
  const { officePeriods, officeRules, scoreComponents } = useWords()
  const { rules: words, sections } = officePeriods
  const { caps, bands, singles } = draftOfRules(score_rules)
  return (
    <Section title={sections.rules} isFolded>
      <p className="text-ink-soft">
        <TextWithNumbers text={fill(words.version, { version: score_rules.version })} /> {words.change}
      </p>
      <div className="grid items-start gap-6 sm:grid-cols-2 [&>*]:min-w-0 [&>*]:overflow-x-auto">
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
            { id: 'amount', label: '₪', isNumeric: true, cell: (tier) => inGroups(tier.amount) },
          ]}
          rows={award_tiers}
          keyOf={({ from }) => String(from)}
          empty={null}
        />
        <Numbers title={officeRules.caps} names={componentNames} labels={scoreComponents} values={caps} />
        {bandTables.map((table) => (
          <DataTable
            key={table}
            caption={officeRules.tables[table]}
            columns={[
              {
                id: 'bound',
                label: isCeilingTable(table) ? officeRules.upTo : officeRules.from,
                isRowHeader: true,
                cell: ({ bound }: BandDraft) => <Ltr>{inGroups(Number(bound))}</Ltr>,
              },
              { id: 'points', label: words.points, isNumeric: true, cell: ({ points }) => points },
            ]}
            rows={bands[table]}
            keyOf={({ bound }) => bound}
            empty={null}
          />
        ))}
        <Numbers
          title={officeRules.singles}
          names={singleValues}
          labels={officeRules.single}
          values={singles}
        />
      </div>
    </Section>
  )
}

type NumbersProps<Name extends string> = {
  readonly title: string
  readonly names: readonly Name[]
  readonly labels: Readonly<Record<Name, string>>
  readonly values: Readonly<Record<Name, string>>
}

const Numbers = <Name extends string>({ title, names, labels, values }: NumbersProps<Name>) => {
  const { rules: words } = useWords().officePeriods
  return (
    <DataTable
      caption={title}
      columns={[
        { id: 'name', label: words.value, isRowHeader: true, cell: (name: Name) => labels[name] },
        { id: 'number', label: words.number, isNumeric: true, cell: (name) => values[name] },
      ]}
      rows={names}
      keyOf={(name) => name}
      empty={null}
    />
  )
}
