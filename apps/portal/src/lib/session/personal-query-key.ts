import type { Query } from '@tanstack/react-query'

const mark = 'personal'

/** The session is part of the key, so that the answer to one student is never used for the next. */
export const personalQueryKey = (sessionId: string | undefined, ...rest: readonly string[]) =>
  [mark, sessionId, ...rest] as const

export const isPersonalToOther =
  (sessionId: string | undefined) =>
  ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
    queryKey[0] === mark && queryKey[1] !== sessionId
