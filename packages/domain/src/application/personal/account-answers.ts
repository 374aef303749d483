import type { AnswersOf } from '../../answers/answer.ts'
import type { CurrentStudies, CurrentStudiesOnWire } from '../../eligibility/enumerations.ts'
import { isBachelorStudent } from '../../eligibility/rules.ts'
import { personal } from './questions.ts'

/** The answers that the account gives. Their questions are locked: values in a call are ignored. */
export interface Account {
  readonly identityNumber: string
  readonly phone: string
  readonly academicInstitutionId: string
  readonly currentlyStudying: CurrentStudies | CurrentStudiesOnWire
}

export const accountAnswers = (account: Account) =>
  ({
    userId: account.identityNumber,
    phone: account.phone,
    school: account.academicInstitutionId,
    isBachelor: isBachelorStudent(account, undefined),
  }) satisfies AnswersOf<typeof personal.rows>

/** The ids userId, phone, isBachelor and school. */
export const lockedByDefault: ReadonlySet<string> = new Set(
  personal.questions.filter((question) => question.lockedByDefault).map((question) => question.id),
)
