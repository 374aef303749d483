/**
 * Arabic with the digits that the rest of the page uses, and with the names of months that people here say (حزيران),
 * which Unicode's data has for Jordan and not for Israel.
 */
export const locales = { he: 'he-IL', ar: 'ar-JO-u-nu-latn', en: 'en-IL' } as const
