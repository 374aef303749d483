import type { paymentRefusals as original } from '../he/payment-refusals.ts'
import type { WordsLike } from '../words.ts'

export const paymentRefusals: WordsLike<typeof original> = {
  BATCH_CHANGED: 'This has changed in the meantime. Reload the page',
  BATCH_EMPTY: 'No payments are left in the batch',
  BATCH_ERASED: 'The bank details were erased, so the file cannot be made again',
  BATCH_FILE_DIFFERS:
    'The file is not the one that was exported, so it was not handed out. Contact technical support',
  NOTHING_TO_PAY: 'Nothing is due at the moment',
  ALL_LEFT_OUT:
    'Everything that is due is held back at the moment, so no batch was made. Students whose account cannot be paid to were asked for another.',
  SECOND_PERSON_NEEDED: 'Somebody else of the finance team has to do this',
  PROPOSAL_WAITS: 'A proposal is already waiting for its second signature',
  ACCOUNT_UNPAYABLE: 'The number does not fit the bank file. Ask for another account',
  LEDGER_REFUSES: 'The ledger does not allow this. Reload the page and look at the payments',
  CORRECTION_OUT_OF_BOUNDS:
    'The amount exceeds what the student is owed. If an order is open, cancel it first',
  RESULT_FILE_KNOWN: 'This file was already uploaded',
  RESULT_FILE_HEADER:
    'The column headings are not as expected, so the file was not read. Compare them with the columns in the hint and upload it again',
  RESULT_FILE_LINE:
    'Line {line} is not valid, so the whole file was refused. Correct it and upload the file again',
  RESULT_FILE_TOTAL: 'The total line is missing or does not match the rows. Check that the file is complete',
  RESULT_FILE_TOO_LONG: 'The file has too many rows',
}
