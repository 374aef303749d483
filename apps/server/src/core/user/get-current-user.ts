import type { CurrentUser } from '@milgo/contracts/core/get-current-user'
import { currentStudiesOnWire } from '@milgo/domain/eligibility/enumerations'
import type { Language } from '@milgo/messages/languages'
import type { StudentCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'

/** The look at the session has brought everything along: nothing more is asked of the database. */
export const getCurrentUser = async (
  { vault }: Platform,
  { id, account }: StudentCaller,
  language: Language,
): Promise<CurrentUser> => ({
  id,
  username: account.username,
  email: account.email,
  identity_number: vault.open(account.identitySealed, `identity:${id}`),
  phone: account.phone,
  currently_studying: currentStudiesOnWire[account.currentlyStudying],
  academic_institution: {
    id: account.institution.id,
    name: account.institution.name[language] ?? account.institution.name.he,
    is_sponsored: account.institution.isSponsored,
    is_religious: account.institution.isReligious,
  },
  request: null,
})
