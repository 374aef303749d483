import type { LegalText } from '@milgo/contracts/core/get-legal-texts'
import { fillRichText } from '@milgo/domain/content/fill-rich-text'
import { legalTextKeys } from '@milgo/domain/content/legal-text-keys'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { findLegalTexts } from './repository.ts'

/** Returns the legal texts, with the operator's contact filled in, in the order of the domain's table. */
export const getLegalTexts = async (platform: Platform, language: Language): Promise<LegalText[]> => {
  const { SUPPORT_EMAIL, SUPPORT_PHONE } = platform.config
  const values = {
    supportEmail: SUPPORT_EMAIL,
    ...(SUPPORT_PHONE !== undefined && { supportPhone: SUPPORT_PHONE }),
  }
  const found = await findLegalTexts(platform, language)
  return found
    .toSorted((one, other) => legalTextKeys.indexOf(one.key) - legalTextKeys.indexOf(other.key))
    .map(({ key, version, title, text, is_sample, changed_at }) => ({
      key,
      version,
      title,
      text: fillRichText(text, values),
      is_sample,
      changed_at: new Date(changed_at).toISOString(),
    }))
}
