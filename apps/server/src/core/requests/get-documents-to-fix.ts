import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { formOpeningOf } from './form-opening.ts'
import { getOwnOpenCase } from './get-case.ts'

/** What the student is asked to replace; nothing while no correction is open. */
export const getDocumentsToFix = async (platform: Platform, token: TokenClaims) => {
  const loaded = await getOwnOpenCase(platform, token)
  if (formOpeningOf(loaded).mode !== 'FIX') return []
  return loaded.request.flags.map(({ note = null, ...flag }) => ({ ...flag, note }))
}
