import type { submittedCopy as original } from '../he/submitted-copy.ts'
import type { WordsLike } from '../words.ts'

export const submittedCopy: WordsLike<typeof original> = {
  title: 'A copy of the scholarship application',
  sent: 'Sent on {moment}',
  period: 'Registration for the academic year {year}',
  number: 'Application number {number}',
  erased: 'erased',
  fileName: 'Scholarship application {number}.pdf',
}
