import type { Language } from '@milgo/messages/languages'
import type { CoreAnswer, PathOf } from '@milgo/web-client/call-types'
import type { QueryClient } from '@tanstack/react-query'
import { readCore } from '../service-client.ts'
import { personalQueryKey } from '../session/personal-query-key.ts'
import { currentSession } from '../session/session-store.ts'
import { currentLanguage } from '../words.ts'

/** Returns the query of a call for the student of this session. */
export const personalQuery = <Path extends PathOf<'student'>>(
  path: Path,
  sessionId: string | undefined,
  language: Language,
) => ({
  queryKey: personalQueryKey(sessionId, path, language),
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<CoreAnswer<Path>> =>
    readCore(path, { language, signal }),
})

/**
 * Puts the student into the cache of the call that asks for the student alone, because the one answer to a page
 * contains the student.
 */
export const keepUser = (
  client: QueryClient,
  {
    sessionId,
    language,
    user,
  }: {
    readonly sessionId: string | undefined
    readonly language: Language
    readonly user: CoreAnswer<'/user/current-user'>
  },
): void => {
  client.setQueryData(personalQuery('/user/current-user', sessionId, language).queryKey, user)
}

/** Makes a call before its answer is shown. The component finds the answer in the cache, or asks by itself. */
export const prefetchPersonal = <Path extends PathOf<'student'>>(
  client: QueryClient,
  path: Path,
): Promise<CoreAnswer<Path> | undefined> =>
  client.fetchQuery(personalQuery(path, currentSession()?.id, currentLanguage())).catch(() => undefined)
