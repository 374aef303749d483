import type { CoreAnswer, PathOf } from '@milgo/web-client/call-types'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../session/use-session.ts'
import { useLastAnswer } from '../use-last-answer.ts'
import { useLanguage } from '../words.ts'
import { personalQuery } from './personal-query.ts'

/**
 * Returns the answer to a call for the logged-in student. Nothing is called while nobody is logged in, or without
 * `isAsked`.
 */
export const usePersonalQuery = <Path extends PathOf<'student'>>(path: Path, isAsked = true) => {
  const language = useLanguage()
  const session = useSession()
  const query = useQuery<CoreAnswer<Path>>({
    ...personalQuery(path, session?.id, language),
    enabled: isAsked && session !== undefined,
  })
  // The session is part of the question: the answer to one student is never shown to the next.
  return useLastAnswer(query, `${path} ${session?.id}`)
}
