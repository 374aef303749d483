import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'

/** Arabic with the digits that the rest of the page uses. */
const locales = { he: 'he-IL', ar: 'ar-IL-u-nu-latn', en: 'en-IL' } as const

/** Names of months and days, and what React Aria itself says to a screen reader, in the page's language. */
export const AriaLocale = ({
  language,
  children,
}: {
  language: keyof typeof locales
  children: ReactNode
}) => <I18nProvider locale={locales[language]}>{children}</I18nProvider>
