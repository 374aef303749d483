import type { CurrentUser } from '@milgo/contracts/core/get-current-user'
import type { Language } from '@milgo/messages/languages'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { getOwnCase } from '../requests/get-case.ts'
import { userOnWire } from '../requests/user-on-wire.ts'

export const getCurrentUser = async (
  platform: Platform,
  token: TokenClaims,
  language: Language,
): Promise<CurrentUser> => userOnWire(platform, await getOwnCase(platform, token), language)
