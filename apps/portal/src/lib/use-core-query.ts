import { useQuery } from '@tanstack/react-query'
import { type CoreAnswer, type OpenPath, readCore } from './call-core.ts'
import { useLanguage } from './words.ts'

/** What one call answers to anyone, kept for all who ask, once for each language. */
export const useCoreQuery = <Path extends OpenPath>(path: Path) => {
  const language = useLanguage()
  return useQuery<CoreAnswer<Path>>({
    queryKey: [path, language],
    queryFn: ({ signal }) => readCore(path, { language, signal }),
  })
}
