import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callCore } from '../../lib/service-client.ts'
import { useLanguage } from '../../lib/words.ts'

const key = 'office-erasures'

export const useErasures = () => {
  const language = useLanguage()
  return useQuery({
    queryKey: [key, language],
    queryFn: ({ signal }) => callCore('GET /office/erasures', { signal }),
  })
}

export const useRetentionPlan = () =>
  useQuery({
    queryKey: [key, 'retention'],
    queryFn: ({ signal }) => callCore('GET /office/retention', { signal }),
  })

export const useRefreshErasures = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [key] })
}
