import type { StoredAppeal as AppealOnWire } from '@milgo/contracts/core/appeal-fields'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { getOwnOpenCase } from '../requests/get-case.ts'
import { appealOnWire } from './appeal-on-wire.ts'
import { getStoredAppeal } from './stored-appeal.ts'

export const getAppeal = async (platform: Platform, token: TokenClaims): Promise<AppealOnWire> => {
  const loaded = await getOwnOpenCase(platform, token)
  return appealOnWire(platform, loaded, await getStoredAppeal(platform, loaded.request.id))
}
