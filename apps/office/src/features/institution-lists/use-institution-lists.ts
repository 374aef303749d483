import type { AnswerOf } from '@milgo/web-client/call-types'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callCore } from '../../lib/service-client.ts'
import { useLanguage } from '../../lib/words.ts'

export type ListReport = AnswerOf<'core', 'GET /office/institution-lists/{id}'>
export type InstitutionList = ListReport['list']
export type ListedRow = ListReport['rows'][number]

const listsKey = 'office-institution-lists'

/** While a list is worked through elsewhere its progress is asked for again. */
const progressMs = 3_000

export const useInstitutionLists = () => {
  const language = useLanguage()
  return useQuery({
    queryKey: [listsKey, language],
    queryFn: ({ signal }) => callCore('GET /office/institution-lists', { signal }),
  })
}

export const isRunning = ({ state }: Pick<InstitutionList, 'state'>): boolean =>
  state === 'APPLYING' || state === 'REVOKING'

export const useListReport = (id: string) => {
  const language = useLanguage()
  return useQuery({
    queryKey: [listsKey, language, id],
    queryFn: ({ signal }) => callCore('GET /office/institution-lists/{id}', { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isRunning(data.list) ? progressMs : false),
  })
}

/** Everything that was shown of lists is asked for again. */
export const useRefreshLists = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [listsKey] })
}
