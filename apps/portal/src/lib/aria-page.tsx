import { AriaLocale } from '@milgo/ui/aria-locale.tsx'
import type { ReactNode } from 'react'
import { useLanguage } from './words.ts'

/** Gives React Aria the language and direction of the page; to be put around whatever uses it. */
export const AriaPage = ({ children }: { children: ReactNode }) => (
  <AriaLocale language={useLanguage()}>{children}</AriaLocale>
)
