import { locales } from '@milgo/domain/writing/locales'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/** Names of months and days, and what React Aria itself says to a screen reader, in the page's language. */
export const AriaLocale = ({
  language,
  children,
}: {
  language: keyof typeof locales
  children: ReactNode
}) => <I18nProvider locale={locales[language]}>{children}</I18nProvider>
