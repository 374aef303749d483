import type { RetentionPlan } from '@milgo/contracts/office/plan-retention'
import { counted } from '@milgo/messages/counted'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { usePeriodNames } from '../../lib/use-period-names.ts'
import { useLanguage, useWords } from '../../lib/words.ts'

type OldAccounts = RetentionPlan['periods'][number]

/** Shows what will be erased automatically, within a day and later. It is a dry run, which changes nothing. */
export const RetentionCard = ({ plan }: { readonly plan: RetentionPlan }) => {
  const { retention: words } = useWords().officeErasures
  const language = useLanguage()
  const nameOfPeriod = usePeriodNames()
  const { periods, refused_with_bank_details: refused } = plan
  return (
    <section className={`${cardStyle} flex min-w-0 flex-col gap-3 p-6`}>
      <h2 className="text-lead font-bold">{words.title}</h2>
      <p className="text-ink-soft">{words.text}</p>
      <DataTable
        caption={words.periods}
        keyOf={({ period }: OldAccounts) => period}
        rows={periods}
        empty={words.noPeriods}
        columns={[
          {
            id: 'period',
            label: words.period,
            isRowHeader: true,
            cell: ({ period }: OldAccounts) => <bdi>{nameOfPeriod(period)}</bdi>,
          },
          {
            id: 'accounts',
            label: words.accounts,
            isNumeric: true,
            cell: ({ accounts }: OldAccounts) => <Ltr>{accounts}</Ltr>,
          },
          {
            id: 'drafts',
            label: words.drafts,
            isNumeric: true,
            cell: ({ drafts }: OldAccounts) => <Ltr>{drafts}</Ltr>,
          },
          {
            id: 'files',
            label: words.files,
            isNumeric: true,
            cell: ({ files }: OldAccounts) => <Ltr>{files}</Ltr>,
          },
        ]}
      />
      <h3 className="mt-2 text-body font-bold">{words.later}</h3>
      <p>{refused === 0 ? words.noBankDetails : counted(words.bankDetails, refused, language)}</p>
    </section>
  )
}
