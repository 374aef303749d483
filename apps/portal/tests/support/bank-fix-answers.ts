import type { Answers } from '@milgo/page-testing/answer-calls'
import { publishedArea, scoredResult } from './result.ts'
import { currentUser } from './student.ts'

/** The calls of the personal area of a student whose payment the bank returned and who is asked for another account. */
export const bankFixAnswers: Answers = {
  'GET /user/current-user': currentUser,
  'GET /page-data/personal-area': publishedArea('INVALID_BANK_BACK_FOR_REPAIR', {}, [
    'FIX_BANK_DETAILS',
    'VIEW_RESULT',
  ]),
  'GET /page-data/result': scoredResult(12_400),
  'GET /step-4/get-all-invalid-documents': [
    {
      field: 'bank_account_reference',
      ground: 'RETURNED',
      reason: 'ACCOUNT_CLOSED',
      note: null,
      account: '12-345 •••••6789',
    },
  ],
}
