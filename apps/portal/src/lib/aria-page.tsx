import { AriaLocale } from '@milgo/ui/aria-locale.tsx'
import type { ReactNode } from 'react'
import { useLanguage } from './words.ts'

/** Around whatever uses React Aria: its own words and its direction follow the page's language. */
export const AriaPage = ({ children }: { children: ReactNode }) => (
  <AriaLocale language={useLanguage()}>{children}</AriaLocale>
)
