import { hasRight } from '@milgo/domain/staff/rights'
import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { plainMoney } from '@milgo/messages/money-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { EmptyState } from '@milgo/ui/empty-state.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { CircleAlert, CircleCheckBig } from 'lucide-react'
import { useState } from 'react'
import { loadedRows } from '../../lib/loaded-rows.ts'
import { MoreRows } from '../../lib/more-rows.tsx'
import { useStaff } from '../../lib/session/use-staff.ts'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useWords } from '../../lib/words.ts'
import { Money } from './money.tsx'
import { OrderProposals } from './order-proposals.tsx'
import { ProposalDialog } from './proposal-dialog.tsx'
import { ProposalLine } from './proposal-line.tsx'
import { QuarantinedRowDetails } from './quarantined-row-details.tsx'
import { ToneBadge } from './tone-badge.tsx'
import { type QuarantinedRow, useQuarantine } from './use-payment-calls.ts'

/** Quarantined rows of result files. Two members of finance decide on each. */
export const QuarantineTab = ({ period }: { period: string }) => {
  const { officePayments: words } = useWords()
  const failureText = useFailureText()
  const quarantine = useQuarantine(period)
  const { data, error } = quarantine
  const list = loadedRows(quarantine)
  const [first] = data?.pages ?? []
  const [asked, setAsked] = useState<QuarantinedRow>()
  const mayPay = hasRight(useStaff().roles, 'pay-awards')
  if (error && !data)
    return (
      <Banner tone="bad" announce="alert">
        {failureText(error)}
      </Banner>
    )
  if (!list || !first) return <Skeleton className="h-48 text-ink" />
  if (list.rows.length === 0 && first.proposals.length === 0)
    return <EmptyState icon={<CircleCheckBig />} title={words.quarantineEmpty} text={words.quarantineText} />
  return (
    <>
      <OrderProposals proposals={first.proposals} total={first.proposals_total} />
      <p className="mb-4 text-ink-soft">{words.quarantineText}</p>
      <ul className="flex flex-col gap-3">
        {list.rows.map((row) => (
          <li
            key={`${row.file_id}:${row.line}`}
            className={`${cardStyle} flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4`}
          >
            <div className="min-w-[min(12rem,100%)] grow">
              <p className="font-bold">
                <bdi>{row.name ?? words.verdicts.UNKNOWN}</bdi>{' '}
                {row.request_number && <Ltr className="font-regular text-ink-soft">{row.request_number}</Ltr>}
              </p>
              <p className="text-small text-ink-soft">
                <TextWithNumbers
                  text={fill(words.fromFile, { batch: leftToRight(row.batch), line: row.line })}
                />
                {' · '}
                <Ltr>{row.reference}</Ltr>
              </p>
            </div>
            <div className="flex flex-col gap-1">
              <ToneBadge tone="bad" icon={CircleAlert}>
                {words.verdicts[row.verdict]}
              </ToneBadge>
              <span className="text-small text-ink-soft">
                {row.ordered !== null && (
                  <>
                    {words.ordered} <Money amount={row.ordered} />
                    {' · '}
                  </>
                )}
                <TextWithNumbers text={fill(words.inFile, { amount: plainMoney(row.amount) })} />
              </span>
            </div>
            {row.proposal ? (
              <ProposalLine
                proposal={row.proposal}
                what={
                  row.proposal.amount === 0
                    ? words.whatDismiss
                    : fill(words.whatCorrect, { amount: plainMoney(row.proposal.amount) })
                }
              />
            ) : (
              mayPay && (
                <ActionButton
                  variant="secondary"
                  label={fill(words.decideRow, { line: row.line })}
                  onPress={() => setAsked(row)}
                >
                  {words.decide}
                </ActionButton>
              )
            )}
          </li>
        ))}
      </ul>
      <MoreRows label={words.more} list={list} className="mt-3" />
      {asked && (
        <ProposalDialog
          target={{ kind: 'CORRECTION', file_id: asked.file_id, line: asked.line }}
          header={fill(words.decideRow, { line: asked.line })}
          text={words.quarantineText}
          details={<QuarantinedRowDetails row={asked} />}
          reasonLabel={words.reason}
          canDismissOnly={asked.request_number === null}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
