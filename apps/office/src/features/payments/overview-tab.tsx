import { hasRight } from '@milgo/domain/staff/rights'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { plainMoney } from '@milgo/messages/money-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { EmptyState } from '@milgo/ui/empty-state.tsx'
import { Stat } from '@milgo/ui/stat.tsx'
import { Wallet } from 'lucide-react'
import { useState } from 'react'
import { useStaff } from '../../lib/session/use-staff.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { MakeBatchWindow } from './make-batch-window.tsx'
import { Money } from './money.tsx'
import type { Payments } from './use-payment-calls.ts'

type Payer = Payments['payers'][number]

/** The sums of the period, and which awards a new batch could contain. */
export const OverviewTab = ({ payments, period }: { payments: Payments; period: string }) => {
  const { officePayments: words } = useWords()
  const language = useLanguage()
  const { money } = payments
  const mayPay = hasRight(useStaff().roles, 'pay-awards')
  const [asked, setAsked] = useState<Payer>()
  const nameOf = ({ institution }: Payer) => institution ?? words.bank
  const sum = ({ count, amount }: Payer['due']) =>
    count === 0 ? (
      <span className="text-ink-faint">0</span>
    ) : (
      <>
        <Money amount={amount} className="font-medium" />
        <span className="block text-small text-ink-soft first-letter:uppercase">
          {counted(words.students, count, language)}
        </span>
      </>
    )
  return (
    <div className="flex flex-col gap-6">
      <section
        aria-label={words.figures}
        className="grid grid-cols-6 gap-3 max-2xl:grid-cols-3 max-sm:grid-cols-2 max-[30rem]:grid-cols-1"
      >
        <Stat
          label={words.entitled}
          value={plainMoney(money.entitled)}
          note={counted(words.students, payments.students, language)}
        />
        <Stat label={words.paid} value={plainMoney(money.paid)} />
        <Stat label={words.inFlight} value={plainMoney(money.in_flight)} />
        <Stat label={words.due} value={plainMoney(money.due)} />
        <Stat label={words.returned} value={plainMoney(money.returned)} />
        <Stat label={words.unclaimed} value={plainMoney(money.unclaimed)} />
      </section>
      <div className="flex flex-col gap-3">
        {payments.payers.length === 0 ? (
          <EmptyState icon={<Wallet />} title={words.nothingDueTitle} text={words.nothingDue} />
        ) : (
          <DataTable
            caption={words.payers}
            rows={payments.payers}
            keyOf={({ institution_id }) => String(institution_id)}
            empty={null}
            columns={[
              {
                id: 'payer',
                label: words.payer,
                isRowHeader: true,
                cell: (payer) => <bdi>{nameOf(payer)}</bdi>,
              },
              { id: 'due', label: words.ready, isNumeric: true, cell: ({ due }) => sum(due) },
              {
                id: 'account',
                label: words.needsAccount,
                isNumeric: true,
                cell: ({ needs_account }) => sum(needs_account),
              },
              {
                id: 'make',
                label: words.newBatch,
                cell: (payer) =>
                  mayPay && (
                    <ActionButton
                      variant={payer.institution_id === null ? 'primary' : 'secondary'}
                      label={fill(words.makeFor, { payer: nameOf(payer) })}
                      onPress={() => setAsked(payer)}
                    >
                      {words.make}
                    </ActionButton>
                  ),
              },
            ]}
          />
        )}
        {payments.payers.length > 0 && <p className="text-small text-ink-soft">{words.payersNote}</p>}
      </div>
      {asked && (
        <MakeBatchWindow
          period={period}
          institutionId={asked.institution_id}
          payer={nameOf(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}
