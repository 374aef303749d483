import { defineForm, defineSection } from '../answers/define.ts'
import { bank } from '../application/bank/questions.ts'
import { documents } from '../application/documents/questions.ts'

// Of the same document the bank fix asks everybody whose details bounced, whatever institution they study at.
const { visibleWhen: _, ...reference } = documents.rows.bankAccountReference

/** Bank details that bounced, with the new confirmation of the account; portal specification, section 3. */
export const bankFix = defineSection('bankFix', {
  ...bank.rows,
  bankAccountReference: { ...reference, place: 'account' },
})

export const bankFixForm = defineForm([bankFix])
