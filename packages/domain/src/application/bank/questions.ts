import { defineSection } from '../../answers/define.ts'
import { always, not } from '../../answers/rule.ts'
import { isSponsored } from '../context.ts'

const account = { place: 'account', required: always, isSecret: true } as const

/** Step 2, bank details. A sponsored institution is paid itself: the whole step falls away. */
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

/** These two are saved also when the student leaves the field. */
export const savedOnLeave: ReadonlySet<string> = new Set(['branch', 'accountNumber'])
