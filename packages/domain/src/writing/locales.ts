/**
 * Arabic with the digits of the rest of the page, and with the local names of months (حزيران), which Unicode's data has
 * for Jordan and not for Israel.
 */
export const locales = { he: 'he-IL', ar: 'ar-JO-u-nu-latn', en: 'en-IL' } as const
