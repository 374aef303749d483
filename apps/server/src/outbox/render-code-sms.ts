import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import type { Config } from '../config.ts'
import { lettersIn } from './letters-in.ts'

/** The last line is the one by which a phone offers the code to the right page only (origin-bound codes). */
export const renderCodeSms = (
  { CODE_MINUTES, PUBLIC_URL }: Pick<Config, 'CODE_MINUTES' | 'PUBLIC_URL'>,
  language: Language,
  purpose: 'register' | 'login' | 'reset' | 'contact' | 'bank',
  code: string,
): string => {
  const text = fill(lettersIn(language).code[purpose], { code, minutes: CODE_MINUTES })
  return PUBLIC_URL?.startsWith('https:') ? `${text}\n\n@${new URL(PUBLIC_URL).hostname} #${code}` : text
}
