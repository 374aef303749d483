import type { Language } from '@milgo/messages/languages'

/** What every call says about who makes it. */
export const callHeaders = (
  language: Language,
  ofSession?: Readonly<Record<string, string>>,
): Record<string, string> => ({ Accept: 'application/json', 'Accept-Language': language, ...ofSession })
