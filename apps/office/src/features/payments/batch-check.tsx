import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import type { ReactNode } from 'react'
import { useWords } from '../../lib/words.ts'
import { LeftOutList } from './left-out-list.tsx'
import { Money, moneyText } from './money-text.tsx'
import type { BatchDetails } from './use-payment-calls.ts'

const Fact = ({ label, children, note }: { label: string; children: ReactNode; note?: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-small text-ink-soft">{label}</dt>
    <dd>
      <span className="text-lead font-bold">{children}</span>
      {note && <span className="block text-small text-ink-soft">{note}</span>}
    </dd>
  </div>
)

/** What whoever approves a batch must see before money goes out. */
export const BatchCheck = ({ batch }: { batch: BatchDetails }) => {
  const { officePayments: words } = useWords()
  const { check, orders } = batch
  const change = check.last ? orders.amount - check.last.orders.amount : 0
  return (
    <section aria-labelledby="check" className={`${cardStyle} px-5 py-4`}>
      <h2 id="check" className="mb-3 text-body font-bold">
        {batch.state === 'DRAFT' ? words.check : words.checked}
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-8 gap-y-4">
        <Fact label={words.count}>{orders.count.toLocaleString('en-US')}</Fact>
        <Fact label={words.sum}>
          <Money amount={orders.amount} />
        </Fact>
        <Fact label={words.lastBatch}>
          {check.last ? (
            <TextWithNumbers
              text={fill(words.difference, {
                amount: leftToRight(`${change > 0 ? '+' : ''}${moneyText(change)}`),
                code: leftToRight(check.last.code),
              })}
            />
          ) : (
            <span className="text-body font-regular text-ink-soft">{words.firstBatch}</span>
          )}
        </Fact>
        <Fact label={words.newAccounts}>{check.new_accounts}</Fact>
        <Fact label={words.changedAccounts}>{check.changed_accounts}</Fact>
        <Fact label={words.duplicates}>
          {check.duplicates.length === 0 ? (
            <span className="text-body font-regular text-ink-soft">{words.noDuplicates}</span>
          ) : (
            check.duplicates.length
          )}
        </Fact>
      </dl>
      {check.duplicates.length > 0 && (
        <ul className="mt-3 flex flex-col gap-1 text-small">
          {check.duplicates.map(({ account, requests }) => (
            <li key={account + requests.join()}>
              <Ltr className="font-medium">{account}</Ltr>: <Ltr>{requests.join(', ')}</Ltr>
            </li>
          ))}
        </ul>
      )}
      {batch.left_out_by_reason.length > 0 && (
        <div className="mt-4 border-t border-line pt-3">
          <h3 className="text-small font-bold">{words.leftOut}</h3>
          <LeftOutList leftOut={batch.left_out_by_reason} />
        </div>
      )}
    </section>
  )
}
