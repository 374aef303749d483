import type { CoreAnswer, PathOf } from '@milgo/web-client/call-types'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../words.ts'
import { personalQuery } from './personal-query.ts'
import { useSession } from './use-session.ts'

/** What one call answers to the student who is logged in; asked for nobody while nobody is, or while not `isAsked`. */
export const usePersonalQuery = <Path extends PathOf<'student'>>(path: Path, isAsked = true) => {
  const language = useLanguage()
  const session = useSession()
  return useQuery<CoreAnswer<Path>>({
    ...personalQuery(path, session?.id, language),
    enabled: isAsked && session !== undefined,
    // Another language asks again; what is shown stays until it has come, as long as it is the same student's.
    placeholderData: (before, query) => (query?.queryKey[1] === session?.id ? before : undefined),
  })
}
