import type { Config } from '../config.ts'

/** The last line is the one by which a phone offers the code to the right page only (origin-bound codes). */
export const withCodeOrigin = (
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  text: string,
  code: string,
): string =>
  PUBLIC_URL?.startsWith('https:') ? `${text}\n\n@${new URL(PUBLIC_URL).hostname} #${code}` : text
