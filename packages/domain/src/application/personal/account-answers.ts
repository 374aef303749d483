import type { AnswersOf } from '../../answers/answer.ts'
import type { CurrentStudies, CurrentStudiesOnWire } from '../../eligibility/enumerations.ts'
import { isBachelorStudent } from '../../eligibility/rules.ts'
import { personal } from './questions.ts'

/** What the account already knows. These answers are locked: whatever a call says about them is laid aside. */
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

/** userId, phone, isBachelor and school. */
export const lockedByDefault: ReadonlySet<string> = new Set(
  personal.questions.filter((question) => question.lockedByDefault).map((question) => question.id),
)
