import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callCore } from '../../lib/service-client.ts'
import { useLanguage } from '../../lib/words.ts'

const revisionKey = 'office-revision'

/** Loads the page of a revision. It is loaded again only after an action, because each opening is recorded. */
export const useRevision = (id: string) => {
  const language = useLanguage()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: [revisionKey, id, language],
    queryFn: ({ signal }) => callCore('GET /office/requests/{id}/revision', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { ...query, reload: () => client.invalidateQueries({ queryKey: [revisionKey, id] }) }
}
