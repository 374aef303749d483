import { randomUUID } from 'node:crypto'
import type { EligibilityAnswer } from '@milgo/contracts/core/check-eligibility'
import type { Issue } from '@milgo/domain/answers/issue'
import type { Payload } from '@milgo/domain/answers/payload'
import { consentsAt } from '@milgo/domain/content/legal-text'
import {
  type EligibilityRefusal,
  findEligibilityAnswer,
  findEligibilityRefusals,
} from '@milgo/domain/eligibility/check-eligibility'
import type { EligibilityAnswers } from '@milgo/domain/eligibility/questions'
import { readEligibilityPayload } from '@milgo/domain/eligibility/validate-eligibility'
import { normalEmail } from '@milgo/domain/identity/email'
import { findIsraeliId } from '@milgo/domain/identity/israeli-id'
import { usernameOf } from '@milgo/domain/identity/username'
import type { Language } from '@milgo/messages/languages'
import { startRegistration } from '../../authz/index.ts'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Origin } from '../../platform/rate-limits.ts'
import { countRefusals, findFacts } from './repository.ts'

type From = Origin & { readonly language: Language }

/** Who passes becomes a pending applicant with a code on the way; of who does not, only a counter remains. */
export const checkEligibility = async (
  platform: Platform,
  payload: Payload,
  from: From,
): Promise<EligibilityAnswer> => {
  const { answers, issues } = readEligibilityPayload(payload)
  refuseIssues(issues)
  const person = personOf(platform, answers)
  const { limits, passwords, vault } = platform
  const tries = limits.passwordTries(`check ${person.phone}`, from)
  const facts = await findFacts(platform, person, [limits.checksPerAddress(from.address)], tries)
  if (!facts) throw new AppError('NOT_ELIGIBLE', { items: [{ code: 'PERIOD_CLOSED' }] })
  if (!facts.is_open) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: facts.wait })
  refuseIssues(readEligibilityPayload(payload, { knows: () => facts.is_institution_known }).issues)

  const refusals = findEligibilityRefusals(answers, {
    now: new Date(facts.now),
    isUserKnown: facts.is_user_known,
    period: {
      from: new Date(facts.opens_at).toISOString(),
      to: new Date(facts.closes_at).toISOString(),
      isOpen: facts.is_period_open,
      ceilings: facts.ceilings,
      eligibilityRules: facts.eligibility_rules,
    },
  })
  await refuseIneligible(platform, facts.period_id, refusals)

  // The same check again is the same attempt, if its password is: any other has a code of its own.
  const password = answers.password ?? ''
  const isSame = await passwords.verify(password, facts.attempt?.password_hash)
  const { id, password_hash: passwordHash } =
    isSame && facts.attempt
      ? facts.attempt
      : { id: randomUUID(), password_hash: await passwords.hash(password) }
  const username = usernameOf(person.phone, facts.code)
  const termsAt = new Date(Math.min(Number(answers.termsConfirm), facts.now))
  const versions = (facts.legal_texts ?? []).map(({ changedAt, ...text }) => ({
    ...text,
    changedAt: new Date(changedAt),
  }))
  const { session } = await startRegistration(
    platform,
    {
      ...person,
      id,
      username,
      periodId: facts.period_id,
      identitySealed: vault.seal(person.identityNumber, `identity:${id}`),
      passwordHash,
      currentlyStudying: answers.currentlyStudying ?? 'OTHER',
      details: detailsOf(answers),
      termsAt,
      consents: consentsAt(versions, termsAt),
    },
    from,
  )
  return { id, process_id: id, username, session }
}

const refuseIssues = (issues: readonly Issue[]): void => {
  if (issues.length === 0) return
  throw new AppError('INVALID_FIELDS', {
    items: issues.map(({ code, wire, params }) => ({
      code,
      ...(wire !== undefined && { field: wire }),
      ...(params && { params }),
    })),
  })
}

const refuseIneligible = async (
  platform: Platform,
  periodId: number,
  found: readonly EligibilityRefusal[],
): Promise<void> => {
  const answer = findEligibilityAnswer(found)
  if (!answer) return
  await countRefusals(
    platform,
    periodId,
    answer.refusals.map(({ code }) => code),
  )
  throw new AppError(answer.statusCode === 203 ? 'USER_EXIST' : 'NOT_ELIGIBLE', { items: answer.refusals })
}

/** The answers were found whole; the defaults are for the compiler, which cannot know it. */
const personOf = ({ vault }: Platform, answers: EligibilityAnswers) => {
  const identityNumber = findIsraeliId(answers.identityNumber ?? '') ?? ''
  return {
    identityNumber,
    identityHash: vault.lookupHash('identity', identityNumber),
    phone: (answers.phone ?? '').trim(),
    email: normalEmail(answers.email ?? ''),
    institutionId: Number(answers.academicInstitution),
  }
}

const detailsOf = ({
  identityNumber: _identity,
  phone: _phone,
  email: _email,
  emailConfirm: _again,
  password: _password,
  passwordConfirmation: _confirmation,
  additionalConfirm: _tick,
  ...details
}: EligibilityAnswers) => details
