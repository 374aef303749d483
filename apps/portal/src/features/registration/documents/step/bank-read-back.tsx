import {
  accountToConfirm,
  isSameAccount,
  type ReadBackAccount,
} from '@milgo/domain/application/bank/read-back'
import { bankWarnings } from '@milgo/domain/application/bank/rules'
import { digitGroups } from '@milgo/domain/identity/bank-account'
import { fill } from '@milgo/messages/fill'
import { Banner } from '@milgo/ui/banner.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { CheckboxField } from '@milgo/ui/checkbox-field.tsx'
import { focusField } from '@milgo/ui/focus-field.ts'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useDictionary } from '../../../../lib/dictionaries.ts'
import type { Application } from '../../open-application.ts'
import { useRegistrationWords } from '../../registration-words.ts'

/** The id of the checkbox's element. */
export const bankConfirmationId = 'bank-read-back-confirmed'

/**
 * Returns whether the student has confirmed the account that would be sent. A changed account must be confirmed again.
 */
export const useBankConfirmation = ({ store }: Pick<Application, 'store'>) => {
  const answers = useSyncExternalStore(store.subscribe, store.answers)
  const account = accountToConfirm(answers, store.context())
  const [confirmed, setConfirmed] = useState<ReadBackAccount>()
  const [isAskedFor, setIsAskedFor] = useState(false)
  const isConfirmed = isSameAccount(account, confirmed)
  return {
    account,
    isConfirmed,
    /** Whether Send was pressed without the tick. The checkbox then shows what is missing and gets the focus. */
    isMissing: isAskedFor && !isConfirmed,
    confirm: (isTicked: boolean) => setConfirmed(isTicked ? account : undefined),
    askFor: () => {
      flushSync(() => setIsAskedFor(true))
      focusField(bankConfirmationId)
    },
  }
}

type Props = {
  readonly account: ReadBackAccount
  readonly isConfirmed: boolean
  readonly isMissing: boolean
  readonly onConfirm: (isTicked: boolean) => void
}

/**
 * Shows bank, branch and account again, in groups of digits, because a wrong account is noticed only when money is
 * lost.
 */
export const BankReadBack = ({ account, isConfirmed, isMissing, onConfirm }: Props) => {
  const { questions, registration, issues } = useRegistrationWords()
  const { title, lead, confirm, missing } = registration.bankReadBack
  const { options: banks } = useDictionary('banks')
  const name = banks.find(({ value }) => value === account.bank)?.label
  return (
    <section
      aria-labelledby="bank-read-back"
      className={`${cardStyle} flex flex-col gap-4 px-6 pt-5 pb-6 max-sm:px-4`}
    >
      <div>
        <h3 id="bank-read-back" className="text-title">
          {title}
        </h3>
        <p className="mt-1 max-w-measure text-ink-soft">{lead}</p>
      </div>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
        <Part label={questions.bank}>
          {name} <Ltr>({account.bank})</Ltr>
        </Part>
        <Part label={questions.branch}>
          <Ltr>{account.branch}</Ltr>
        </Part>
        <Part label={questions.accountNumber}>
          <Ltr>{digitGroups(account.accountNumber).join(' ')}</Ltr>
        </Part>
      </dl>
      {bankWarnings(account).map(({ code, params }) => (
        <Banner key={code} tone="attention">
          {fill(issues[code], params)}
        </Banner>
      ))}
      <CheckboxField
        id={bankConfirmationId}
        value={isConfirmed}
        onChange={onConfirm}
        isHighlighted
        isRequired
        error={isMissing ? missing : undefined}
      >
        {confirm}
      </CheckboxField>
    </section>
  )
}

const Part = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-ink-soft">{label}</dt>
    <dd className="text-lead font-bold">{children}</dd>
  </div>
)
