import { useQuery } from '@tanstack/react-query'
import { type CoreAnswer, type CorePath, callCore } from './call-core.ts'
import { useLanguage } from './words.ts'

/** What one call answers, kept for all who ask, once for each language. */
export const useCoreQuery = <Path extends CorePath>(path: Path) => {
  const language = useLanguage()
  return useQuery<CoreAnswer<Path>>({
    queryKey: [path, language],
    queryFn: ({ signal }) => callCore(path, language, signal),
  })
}
