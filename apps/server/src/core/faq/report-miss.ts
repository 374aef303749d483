import { type Faq, findStorableSearch } from '@milgo/domain/content/faq-search'
import type { Language } from '@milgo/messages/languages'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { countMiss } from './repository.ts'

type Search = { readonly faq: Faq; readonly words: string; readonly language: Language }

/** Stores what readers look for in vain, as far as it can be nobody's. */
export const reportMiss = async (
  platform: Platform,
  { faq, words: typed, language }: Search,
  address: string,
): Promise<{ is_stored: boolean }> => {
  const words = findStorableSearch(typed)
  if (words === undefined) return { is_stored: false }
  const limit = platform.limits.missesPerAddress(address)
  const { is_open, wait } = await countMiss(platform, limit, { faq, language, words })
  if (!is_open) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait })
  return { is_stored: true }
}
