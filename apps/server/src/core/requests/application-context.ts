import type { EngineContext } from '@milgo/domain/answers/kinds/kind'
import type { ApplicationContext } from '@milgo/domain/application/context'
import { accountAnswers, lockedByDefault } from '@milgo/domain/application/personal/account-answers'
import type { Vault } from '../../platform/crypto/vault.ts'
import type { RequestCase } from './request-case.ts'

/** What a change of answers is decided upon beside the request: dictionaries and files. */
export type KnownAround = EngineContext & Partial<Pick<ApplicationContext, 'municipalCodeOf'>>

type JudgedBy = Pick<RequestCase, 'institution' | 'now'> & {
  readonly period: Pick<RequestCase['period'], 'ageDate' | 'reserveWindow'>
}

/** What the rules of the application ask beyond the answers. Who only reads needs neither dictionaries nor files. */
export const contextOf = (
  { institution, period, now }: JudgedBy,
  known: KnownAround = {},
): ApplicationContext => ({
  // Only what is handed in is held against it.
  municipalCodeOf: () => undefined,
  institution,
  ageDate: period.ageDate,
  reserveWindow: period.reserveWindow,
  now,
  locked: lockedByDefault,
  ...known,
})

/** The answers that the account gives; no call changes them. */
export const accountAnswersOf = (vault: Pick<Vault, 'open'>, { student, institution }: RequestCase) =>
  accountAnswers({
    identityNumber: vault.open(student.identitySealed, `identity:${student.id}`),
    phone: student.phone,
    academicInstitutionId: String(institution.id),
    currentlyStudying: student.currentlyStudying,
  })
