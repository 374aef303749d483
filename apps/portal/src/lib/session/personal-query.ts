import type { Language } from '@milgo/messages/languages'
import type { CoreAnswer, PathOf } from '@milgo/web-client/call-types'
import type { QueryClient } from '@tanstack/react-query'
import { readCore } from '../service-client.ts'
import { currentLanguage } from '../words.ts'
import { personalQueryKey } from './personal-query-key.ts'
import { currentSession } from './session-store.ts'

/** What one call answers to the student of this session. */
export const personalQuery = <Path extends PathOf<'student'>>(
  path: Path,
  sessionId: string | undefined,
  language: Language,
) => ({
  queryKey: personalQueryKey(sessionId, path, language),
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<CoreAnswer<Path>> =>
    readCore(path, { language, signal }),
})

/** The one answer to a page says who the student of that session is: those who ask for this alone find it. */
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

/** Asks before it is shown; whoever shows it finds the answer, or asks by themselves where there is none. */
export const prefetchPersonal = <Path extends PathOf<'student'>>(
  client: QueryClient,
  path: Path,
): Promise<CoreAnswer<Path> | undefined> =>
  client.fetchQuery(personalQuery(path, currentSession()?.id, currentLanguage())).catch(() => undefined)
