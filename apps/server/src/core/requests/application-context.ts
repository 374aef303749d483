import type { EngineContext } from '@milgo/domain/answers/kinds/kind'
import type { ApplicationContext } from '@milgo/domain/application/context'
import { accountAnswers, lockedByDefault } from '@milgo/domain/application/personal/account-answers'
import type { Vault } from '../../platform/crypto/vault.ts'
import type { RequestCase } from './request-case.ts'

/** The dictionaries and files that a change of answers is checked against, beside the request. */
export type KnownAround = EngineContext & Partial<Pick<ApplicationContext, 'municipalCodeOf'>>

type JudgedBy = Pick<RequestCase, 'institution' | 'now'> & {
  readonly period: Pick<RequestCase['period'], 'ageDate' | 'reserveWindow'>
}

/** Returns what the rules of the application need beside the answers. Reading needs neither dictionaries nor files. */
export const contextOf = (
  { institution, period, now }: JudgedBy,
  known: KnownAround = {},
): ApplicationContext => ({
  // A code of a locality is needed only to check answers that are submitted.
  municipalCodeOf: () => undefined,
  institution,
  ageDate: period.ageDate,
  reserveWindow: period.reserveWindow,
  now,
  locked: lockedByDefault,
  ...known,
})

/** Returns the answers that come from the student's account. No call changes them. */
export const accountAnswersOf = (vault: Pick<Vault, 'open'>, { student, institution }: RequestCase) =>
  accountAnswers({
    identityNumber: vault.open(student.identitySealed, `identity:${student.id}`),
    phone: student.phone,
    academicInstitutionId: String(institution.id),
    currentlyStudying: student.currentlyStudying,
  })
