import { type Faq, findStorableSearch } from '@milgo/domain/content/faq-search'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { refuseOverLimit } from '../../store/refuse-over-limit.ts'
import { countMiss } from './repository.ts'

type Search = { readonly faq: Faq; readonly words: string; readonly language: Language }

/** Stores the words of a search that found nothing, unless they could be personal data or there is no room for them. */
export const reportMiss = async (
  platform: Platform,
  { faq, words: typed, language }: Search,
  address: string,
): Promise<{ is_stored: boolean }> => {
  const words = findStorableSearch(typed)
  if (words === undefined) return { is_stored: false }
  const limit = platform.limits.missesPerAddress(address)
  const { is_stored, ...gate } = await countMiss(platform, limit, { faq, language, words })
  refuseOverLimit(gate)
  return { is_stored }
}
