import { statusGuide as arabic } from '@milgo/messages/ar/status-guide'
import { statusGuide as english } from '@milgo/messages/en/status-guide'
import { statusGuide as hebrew } from '@milgo/messages/he/status-guide'
import type { Language } from '@milgo/messages/languages'
import type { WordsLike } from '@milgo/messages/words'

type StatusGuide = WordsLike<typeof hebrew>

const guides: Record<Language, StatusGuide> = { he: hebrew, ar: arabic, en: english }

/** Returns the status guide, for messages with the same words as the personal area. */
export const statusGuideIn = (language: Language): StatusGuide => guides[language]
