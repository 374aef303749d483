import {
  type BandChange,
  type RulesDifference,
  rulesDifferences,
} from '@milgo/domain/score/rules-differences'
import { isCeilingTable } from '@milgo/domain/score/rules-draft'
import { fill } from '@milgo/messages/fill'
import { inGroups } from '@milgo/messages/in-groups'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { useWords } from '../../lib/words.ts'
import type { RulesVersion } from './use-results.ts'

type Props = { readonly active: RulesVersion; readonly rules: RulesVersion }

/** The numbers that a proposal changes. Shows nothing if its tables equal those in force. */
export const RulesDifferences = ({ active, rules }: Props) => {
  const { officeRules: words } = useWords()
  const differences = rulesDifferences(active.score_rules, rules.score_rules)
  if (differences.length === 0) return null
  return (
    <section aria-label={words.differences.title} className="flex flex-col gap-3 text-small">
      <h3 className="text-body font-bold">{words.differences.title}</h3>
      {differences.map((one) => (
        <Difference key={`${one.of} ${one.name}`} difference={one} />
      ))}
    </section>
  )
}

const Difference = ({ difference }: { readonly difference: RulesDifference }) => {
  const { officeRules: words, scoreComponents } = useWords()
  if (difference.of === 'table')
    return (
      <DataTable
        caption={words.tables[difference.name]}
        rows={difference.rows}
        keyOf={({ bound }) => bound}
        empty={null}
        columns={[
          {
            id: 'bound',
            label: isCeilingTable(difference.name) ? words.upTo : words.from,
            isRowHeader: true,
            cell: ({ bound }: BandChange) => <Ltr>{inGroups(Number(bound))}</Ltr>,
          },
          ...(['before', 'after'] as const).map((side) => ({
            id: side,
            label: words.differences[side],
            isNumeric: true,
            cell: (row: BandChange) => (
              <Ltr className={row.before === row.after ? 'text-ink-soft' : 'font-bold'}>
                {row[side] ?? '–'}
              </Ltr>
            ),
          })),
        ]}
      />
    )
  const { before, after } = difference
  const name =
    difference.of === 'cap'
      ? fill(words.differences.cap, { component: scoreComponents[difference.name] })
      : words.single[difference.name]
  return <p>{fill(words.differences.from, { name, before, after })}</p>
}
