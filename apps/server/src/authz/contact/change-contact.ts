import { randomUUID } from 'node:crypto'
import type { CodeSession } from '@milgo/contracts/authz/account-fields'
import { normalEmail } from '@milgo/domain/identity/email'
import type { Language } from '@milgo/messages/languages'
import { AppError } from '../../errors.ts'
import type { StudentCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Origin } from '../../platform/rate-limits.ts'
import type { ContactKind } from '../../store/accounts-schema.ts'
import { newContact } from '../codes/repository.ts'
import { refuseTooMany, sendCode } from '../codes/send-code.ts'

type Asked = Origin & {
  readonly caller: StudentCaller
  readonly language: Language
  readonly kind: ContactKind
  readonly value: string
}

/**
 * Sends a code to the new address. The answer does not reveal whether another student has that address: only a person
 * who can read its messages learns that, on confirmation.
 */
export const changeContact = async (
  platform: Platform,
  { caller, language, kind, value: typed, address, device }: Asked,
): Promise<CodeSession> => {
  const value = kind === 'email' ? normalEmail(typed) : typed
  if (caller.account[kind] === value) throw new AppError('CONTACT_UNCHANGED')
  const session = randomUUID()
  const sent = await sendCode(
    platform,
    newContact({ studentId: caller.id, kind, value, session }, platform),
    {
      purpose: 'contact',
      phone: value,
      waitsBy: `contact:${caller.id}`,
      channel: kind === 'phone' ? 'sms' : 'mail',
      session,
      address,
      device,
      language,
    },
  )
  refuseTooMany(platform, sent)
  return { session: sent.session }
}
