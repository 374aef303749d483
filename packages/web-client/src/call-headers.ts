import type { Language } from '@milgo/messages/languages'

/** Returns the headers of every call: language and session. */
export const callHeaders = (
  language: Language,
  ofSession?: Readonly<Record<string, string>>,
): Record<string, string> => ({ Accept: 'application/json', 'Accept-Language': language, ...ofSession })
