import { fill } from '@milgo/messages/fill'
import { plainMoney } from '@milgo/messages/money-text'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import type { ReactNode } from 'react'
import { useWords } from '../../../lib/words.ts'
import type { StudentToAsk } from './use-account-calls.ts'

/** The student whose payment waits, and its amount. */
export const FixHeading = ({ row, children }: { row: StudentToAsk; children?: ReactNode }) => {
  const { officeAccounts: words } = useWords()
  return (
    <div className="min-w-[min(12rem,100%)] grow">
      <h3 className="font-bold">
        <bdi>{row.name}</bdi> <Ltr className="font-regular text-ink-soft">{row.request_number}</Ltr>
      </h3>
      <p className="text-small text-ink-soft">
        <TextWithNumbers text={fill(words.due, { amount: plainMoney(row.due) })} />
        {children}
      </p>
    </div>
  )
}

/** A detail below its label. */
export const Detail = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-32">
    <dt className="text-small text-ink-soft">{label}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
)

/** The account that cannot receive the payment, and why. */
export const OldAccountDetails = ({ row }: { row: StudentToAsk }) => {
  const { officeAccounts: words } = useWords()
  return (
    <>
      <Detail label={words.oldAccount}>
        {row.old_account === null ? words.none : <Ltr>{row.old_account}</Ltr>}
      </Detail>
      <Detail label={words.problem}>{words.problems[row.problem]}</Detail>
    </>
  )
}
