import type { AnswersOf } from '../answers/answer.ts'
import type { bank } from './bank/questions.ts'
import type { documents } from './documents/questions.ts'
import type { family } from './family/questions.ts'
import type { personal } from './personal/questions.ts'

/** Every row of the application. The ids are unique over all steps, so that one flat set of answers holds them. */
export type ApplicationRows = typeof personal.rows &
  typeof bank.rows &
  typeof family.rows &
  typeof documents.rows

export type ApplicationAnswers = AnswersOf<ApplicationRows>
