import { defineSection } from '../../answers/define.ts'
import { always, not } from '../../answers/rule.ts'
import { isSponsored } from '../context.ts'

const account = { place: 'account', required: always, isSecret: true } as const

/** Step 2, bank details. The step is hidden for a sponsored institution, because the institution itself is paid. */
export const bank = defineSection(
  'bank',
  {
    bank: { wire: 'bank_name', kind: 'entry', dictionary: 'banks', ...account },
    branch: {
      wire: 'branch_number',
      kind: 'digits',
      isCode: true,
      maxLength: 5,
      isNeverZero: true,
      ...account,
    },
    accountNumber: {
      wire: 'account_number',
      kind: 'digits',
      isCode: true,
      minLength: 4,
      maxLength: 15,
      isNeverZero: true,
      writtenAs: 'account',
      ...account,
    },
  },
  { visibleWhen: not(isSponsored) },
)

/** The two questions that are also saved when their field loses focus. */
export const savedOnLeave: ReadonlySet<string> = new Set(['branch', 'accountNumber'])
