import { fill } from '@milgo/messages/fill'
import { inGroups } from '@milgo/messages/in-groups'
import { leftToRight } from '@milgo/messages/left-to-right'
import { plainMoney } from '@milgo/messages/money-text'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import type { ReactNode } from 'react'
import { useWords } from '../../lib/words.ts'
import { LeftOutList } from './left-out-list.tsx'
import { Money } from './money.tsx'
import type { BatchDetails } from './use-payment-calls.ts'

const Detail = ({ label, children, note }: { label: string; children: ReactNode; note?: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-small text-ink-soft">{label}</dt>
    <dd>
      <span className="text-lead font-bold">{children}</span>
      {note && <span className="block text-small text-ink-soft">{note}</span>}
    </dd>
  </div>
)

/** What the approver of a batch must see before the money is paid. */
export const BatchCheck = ({ batch }: { batch: BatchDetails }) => {
  const { officePayments: words } = useWords()
  const { check, orders } = batch
  const change = check.last ? orders.amount - check.last.orders.amount : 0
  return (
    <section aria-labelledby="check" className={`${cardStyle} px-5 py-4`}>
      <h2 id="check" className="mb-3 text-body font-bold">
        {batch.state === 'DRAFT' ? words.check : words.checked}
      </h2>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-8 gap-y-4">
        <Detail label={words.count}>{inGroups(orders.count)}</Detail>
        <Detail label={words.sum}>
          <Money amount={orders.amount} />
        </Detail>
        <Detail label={words.lastBatch}>
          {check.last ? (
            <TextWithNumbers
              text={fill(words.difference, {
                amount: leftToRight(`${change > 0 ? '+' : ''}${plainMoney(change)}`),
                code: leftToRight(check.last.code),
              })}
            />
          ) : (
            <span className="text-body font-regular text-ink-soft">{words.firstBatch}</span>
          )}
        </Detail>
        <Detail label={words.newAccounts}>{check.new_accounts}</Detail>
        <Detail label={words.changedAccounts}>{check.changed_accounts}</Detail>
        <Detail label={words.duplicates}>
          {check.duplicates.length === 0 ? (
            <span className="text-body font-regular text-ink-soft">{words.noDuplicates}</span>
          ) : (
            check.duplicates.length
          )}
        </Detail>
      </dl>
      {check.duplicates.length > 0 && (
        <ul className="mt-3 flex flex-col gap-1 text-small">
          {check.duplicates.map(({ account, requests }) => (
            <li key={account + requests.join()}>
              <Ltr className="font-medium">{account}</Ltr>:{' '}
              <bdi dir="ltr">
                <TextWithNumbers text={requests.join(', ')} />
              </bdi>
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
