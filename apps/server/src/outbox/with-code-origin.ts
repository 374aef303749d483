import type { Config } from '../config.ts'

/**
 * Adds the last line of an SMS with a code, by which a phone offers the code only to the right page (origin-bound
 * codes).
 */
export const withCodeOrigin = (
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  text: string,
  code: string,
): string =>
  PUBLIC_URL?.startsWith('https:') ? `${text}\n\n@${new URL(PUBLIC_URL).hostname} #${code}` : text
