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
import { refuseOverLimit } from '../../store/refuse-over-limit.ts'
import { countRefusals, findCheckContext } from './repository.ts'

type From = Origin & { readonly language: Language }

/**
 * Checks a person's eligibility. A person who passes is stored as a pending applicant and gets a one-time code. A
 * person who does not pass is only counted; nothing about them is stored.
 */
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
  const context = await findCheckContext(platform, person, [limits.checksPerAddress(from.address)], tries)
  if (!context) throw new AppError('NOT_ELIGIBLE', { items: [{ code: 'PERIOD_CLOSED' }] })
  refuseOverLimit(context)
  refuseIssues(readEligibilityPayload(payload, { knows: () => context.is_institution_known }).issues)

  const refusals = findEligibilityRefusals(answers, {
    now: new Date(context.now),
    isUserKnown: context.is_user_known,
    period: {
      from: new Date(context.opens_at).toISOString(),
      to: new Date(context.closes_at).toISOString(),
      isOpen: context.is_period_open,
      ceilings: context.ceilings,
      eligibilityRules: context.eligibility_rules,
    },
  })
  await refuseIneligible(platform, context.period_id, refusals)

  // A repeated check with the same password belongs to the same attempt. With another password it gets a new attempt
  // and code.
  const password = answers.password ?? ''
  const isSame = await passwords.verify(password, context.attempt?.password_hash)
  const { id, password_hash: passwordHash } =
    isSame && context.attempt
      ? context.attempt
      : { id: randomUUID(), password_hash: await passwords.hash(password) }
  const username = usernameOf(person.phone, context.code)
  const termsAt = new Date(Math.min(Number(answers.termsConfirm), context.now))
  const versions = (context.legal_texts ?? []).map(({ changedAt, ...text }) => ({
    ...text,
    changedAt: new Date(changedAt),
  }))
  const { session } = await startRegistration(
    platform,
    {
      ...person,
      id,
      username,
      periodId: context.period_id,
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

/** All answers are present here. The defaults are only for the compiler, which cannot know that. */
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
