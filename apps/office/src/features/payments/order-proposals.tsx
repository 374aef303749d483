import { batchPath } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Link } from 'react-router'
import { ShownOf } from '../../lib/more-rows.tsx'
import { useWords } from '../../lib/words.ts'
import { Money } from './money.tsx'
import { ProposalLine } from './proposal-line.tsx'
import type { OrderProposal } from './use-payment-calls.ts'

type Props = { readonly proposals: readonly OrderProposal[]; readonly total: number }

/** Changes of orders that a member of finance has proposed, of all batches. */
export const OrderProposals = ({ proposals, total }: Props) => {
  const { officePayments: words } = useWords()
  const whatOf = { CANCELLATION: words.whatCancel, BANK_FIX_OPENED: words.openBankFix } as const
  if (proposals.length === 0) return null
  return (
    <section aria-labelledby="order-proposals" className="mb-8">
      <h2 id="order-proposals" className="mb-3 text-lead">
        {words.signatures}
      </h2>
      <ul className="flex flex-col gap-3">
        {proposals.map((proposal) => (
          <li
            key={proposal.id}
            className={`${cardStyle} flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4`}
          >
            <div className="min-w-[min(12rem,100%)] grow">
              <p className="font-bold">
                <bdi>{proposal.name}</bdi>{' '}
                <Ltr className="font-regular text-ink-soft">{proposal.request_number}</Ltr>
              </p>
              <p className="flex flex-wrap items-center gap-x-3 text-small">
                <Money amount={proposal.amount} className="font-medium" />
                <Link
                  to={batchPath(proposal.batch.id)}
                  className="inline-flex min-h-6 items-center text-brand underline"
                >
                  {fill(words.seeBatch, { code: leftToRight(proposal.batch.code) })}
                </Link>
              </p>
            </div>
            <ProposalLine proposal={proposal} what={whatOf[proposal.kind]} />
          </li>
        ))}
      </ul>
      <ShownOf shown={proposals.length} total={total} className="mt-3" />
    </section>
  )
}
