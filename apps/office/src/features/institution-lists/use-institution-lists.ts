import type { AnswerOf } from '@milgo/web-client/call-types'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callCore } from '../../lib/service-client.ts'
import { useLanguage } from '../../lib/words.ts'

export type ListReport = AnswerOf<'core', 'GET /office/institution-lists/{id}'>
export type InstitutionList = ListReport['list']
export type ListedRow = ListReport['rows'][number]

const listsKey = 'office-institution-lists'

/** How often the progress of a list that is being processed elsewhere is loaded. */
const progressMs = 3_000

/** Loads the lists of a period, of the current one if `period` is null. */
export const useInstitutionLists = (period: string | null) => {
  const language = useLanguage()
  return useQuery({
    queryKey: [listsKey, language, 'period', period],
    queryFn: ({ signal }) =>
      callCore('POST /office/institution-lists/list', { body: period === null ? {} : { period }, signal }),
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

/** Returns a function that loads all data of lists again. */
export const useRefreshLists = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [listsKey] })
}
