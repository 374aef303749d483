import type { Scope } from './kind.ts'

/**
 * Returns whether the value equals the answer that it must repeat, as `normal` compares them; true if it need not repeat
 * any.
 */
export const repeats = (
  value: string,
  sameAs: string | undefined,
  { answers }: Scope,
  normal: (value: string) => string = (text) => text,
): boolean => {
  if (sameAs === undefined) return true
  const first = answers[sameAs]
  return typeof first === 'string' && normal(value) === normal(first)
}
