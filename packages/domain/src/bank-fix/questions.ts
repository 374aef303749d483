import { defineForm, defineSection } from '../answers/define.ts'
import { always } from '../answers/rule.ts'
import { bank } from '../application/bank/questions.ts'

/** Bank details that bounced, with the new confirmation of the account; portal specification, section 3. */
export const bankFix = defineSection('bankFix', {
  ...bank.rows,
  bankAccountReference: {
    wire: 'bank_account_reference',
    kind: 'file',
    place: 'account',
    required: always,
  },
})

export const bankFixForm = defineForm([bankFix])
