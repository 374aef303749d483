import type { Scope } from './kind.ts'

/** Whether it repeats the answer that it must repeat, if any. */
export const repeats = (value: string, sameAs: string | undefined, { answers }: Scope): boolean =>
  sameAs === undefined || value === answers[sameAs]
