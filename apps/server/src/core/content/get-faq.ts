import type { FaqCategory } from '@milgo/contracts/core/faq-category'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { findFaq } from './repository.ts'

export const getFaq = (
  platform: Platform,
  language: Language,
  faq: 'portal' | 'scholarship',
): Promise<FaqCategory[]> => findFaq(platform, language, faq)
