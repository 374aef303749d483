import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { numberOf } from '../requests/request-case.ts'
import { getPublishedCase, getPublishedScore, requestDataOf } from './shown-result.ts'

/** Returns the verified figures behind the published score. */
export const getRequestData = async (platform: Platform, token: TokenClaims) => {
  const loaded = await getPublishedCase(platform, token)
  const score = await getPublishedScore(platform, loaded)
  return { ...requestDataOf(score), request_number: numberOf(loaded) }
}
