import { consentKeys, type LegalTextVersion } from '@milgo/domain/content/legal-text'
import { AppError } from '../../errors.ts'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { getOwnCase } from '../requests/get-case.ts'
import { addConsents, findCurrentVersions } from './repository.ts'

/** Stores that the student agrees to these versions. Refuses versions that were replaced meanwhile. */
export const acceptLegalTexts = async (
  platform: Platform,
  token: TokenClaims,
  texts: readonly LegalTextVersion[],
): Promise<{ id: string }> => {
  const { student, now } = await getOwnCase(platform, token)
  const current = await findCurrentVersions(platform)
  const isCurrent = texts.every(({ key, version }) => current[key] === version)
  if (!isCurrent) throw new AppError('LEGAL_TEXT_CHANGED')
  const asked = texts.filter(({ key }) => consentKeys.some((one) => one === key))
  await addConsents(
    platform,
    student.id,
    asked.map(({ key, version }) => ({ key, version, at: now.toISOString() })),
  )
  return { id: student.id }
}
