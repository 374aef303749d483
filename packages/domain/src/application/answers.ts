import type { AnswersOf } from '../answers/answer.ts'
import type { Rows } from '../answers/row.ts'
import type { Step } from './steps.ts'

type Joined<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All extends Rows,
) => void
  ? All
  : never

/** Every row of the application. The ids are unique over all steps, so that one flat record can contain all answers. */
export type ApplicationRows = Joined<Step['section']['rows']>

export type ApplicationAnswers = AnswersOf<ApplicationRows>
