import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callCore } from '../../lib/service-client.ts'
import { useLanguage } from '../../lib/words.ts'

const revisionKey = 'office-revision'

/** The page of a revision; it is read again after every step, since each opening is written down. */
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
