/** Passed to `/404` with the change of page: why the reader is there, and where they wanted to go. */
export type ReasonOfNotFound = { readonly why: 'login' | 'account'; readonly address: string }

export const findReasonOfNotFound = (state: unknown): ReasonOfNotFound | undefined => {
  if (typeof state !== 'object' || state === null) return undefined
  const { why, address } = state as Partial<ReasonOfNotFound>
  return (why === 'login' || why === 'account') && typeof address === 'string' ? { why, address } : undefined
}
