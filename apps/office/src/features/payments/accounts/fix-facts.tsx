import { fill } from '@milgo/messages/fill'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import type { ReactNode } from 'react'
import { useWords } from '../../../lib/words.ts'
import { moneyText } from '../money-text.tsx'
import type { StudentToAsk } from './use-account-calls.ts'

/** Whose payment waits, and for how much. */
export const FixHeading = ({ row, children }: { row: StudentToAsk; children?: ReactNode }) => {
  const { officeAccounts: words } = useWords()
  return (
    <div className="min-w-48 grow">
      <h3 className="font-bold">
        <bdi>{row.name}</bdi> <Ltr className="font-regular text-ink-soft">{row.request_number}</Ltr>
      </h3>
      <p className="text-small text-ink-soft">
        <TextWithNumbers text={fill(words.due, { amount: moneyText(row.due) })} />
        {children}
      </p>
    </div>
  )
}

/** One fact under its name. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-32">
    <dt className="text-small text-ink-soft">{label}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
)

/** The account that cannot be paid to, and why. */
export const BankFacts = ({ row }: { row: StudentToAsk }) => {
  const { officeAccounts: words } = useWords()
  return (
    <>
      <Fact label={words.oldAccount}>
        {row.old_account === null ? words.none : <Ltr>{row.old_account}</Ltr>}
      </Fact>
      <Fact label={words.problem}>{words.problems[row.problem]}</Fact>
    </>
  )
}
