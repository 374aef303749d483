import { usernameOf } from '@milgo/domain/identity/username'
import type { Language } from '@milgo/messages/languages'
import { sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { queuedMessage } from '../../outbox/queued-message.ts'
import { renderContactChanged } from '../../outbox/render-contact-changed.ts'
import { writeAhead } from '../../outbox/write-message.ts'
import { isUniqueViolation } from '../../platform/database/is-unique-violation.ts'
import type { StudentCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Origin } from '../../platform/rate-limits.ts'
import { refuseOverLimit } from '../../store/refuse-over-limit.ts'
import { hashCode } from '../codes/hash-code.ts'
import { refuseWrongCode } from '../codes/refuse-wrong-code.ts'
import { type ChangedContact, findContactChange, replaceContact } from './repository.ts'

type Asked = Origin & {
  readonly caller: StudentCaller
  readonly language: Language
  readonly session: string
  readonly code: string
}

/** Replaces the address, and notifies the old and the new one. Sessions and sent data stay as they are. */
export const confirmContact = async (
  platform: Platform,
  { caller, language, session, code, ...origin }: Asked,
): Promise<ChangedContact & { readonly id: string }> => {
  const { limits, config } = platform
  const { account } = caller
  const change = await findContactChange(platform, caller.id, session)
  const { kind, value, period } = change ?? { kind: 'phone', value: '', period: '' }
  const noticeTo = (recipient: string) =>
    writeAhead(
      platform,
      renderContactChanged(config, language, { studentId: caller.id, kind, recipient, session }),
    )
  const [toOld, toNew] = [await noticeTo(account[kind]), await noticeTo(value)]
  const tried = await replaceContact(
    platform,
    {
      purpose: 'contact',
      which: sql`id = ${session}::uuid and ${change !== undefined}`,
      codeHash: hashCode(platform, 'contact', value, code),
      maxTries: config.CODE_TRIES,
    },
    {
      studentId: caller.id,
      session,
      kind,
      value,
      username: usernameOf(value, period),
      phoneHash: kind === 'phone' ? platform.vault.lookupHash('phone', value) : undefined,
      messages: sql`${queuedMessage(platform, toOld, sql`from changed`)},
        ${queuedMessage(platform, toNew, sql`from changed`, 'confirmation')}`,
      missed: limits.codeMisses(account.phone, origin),
    },
  ).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AppError('CONTACT_TAKEN') : error
  })
  if (tried) refuseOverLimit(tried)
  refuseWrongCode(tried)
  if (tried.student === null) throw new AppError('CODE_WRONG')
  origin.device.remember(tried.student.email, tried.student.phone)
  return { id: caller.id, ...tried.student }
}
