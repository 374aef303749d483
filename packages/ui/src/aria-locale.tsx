import { locales } from '@milgo/domain/writing/locales'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/** Sets the page's language for the names of months and days and for the texts that React Aria itself announces. */
export const AriaLocale = ({
  language,
  children,
}: {
  language: keyof typeof locales
  children: ReactNode
}) => <I18nProvider locale={locales[language]}>{children}</I18nProvider>
