import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'

/**
 * Arabic with the digits that the rest of the page uses, and with the names of months that people here say (حزيران),
 * which Unicode's data has for Jordan and not for Israel.
 */
export const locales = { he: 'he-IL', ar: 'ar-JO-u-nu-latn', en: 'en-IL' } as const

/** Names of months and days, and what React Aria itself says to a screen reader, in the page's language. */
export const AriaLocale = ({
  language,
  children,
}: {
  language: keyof typeof locales
  children: ReactNode
}) => <I18nProvider locale={locales[language]}>{children}</I18nProvider>
