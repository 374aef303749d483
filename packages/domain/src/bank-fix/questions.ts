import { defineForm, defineSection } from '../answers/define.ts'
import { bank } from '../application/bank/questions.ts'
import { documents } from '../application/documents/questions.ts'

// The bank fix asks for this document without its visibility rule, whatever institution the student studies at.
const { visibleWhen: _, ...reference } = documents.rows.bankAccountReference

/**
 * New bank details after a returned payment, with a new confirmation of the account; portal specification, section 3.
 */
export const bankFix = defineSection('bankFix', {
  ...bank.rows,
  bankAccountReference: { ...reference, place: 'account' },
})

export const bankFixForm = defineForm([bankFix])
