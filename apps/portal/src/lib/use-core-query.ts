import type { Language } from '@milgo/messages/languages'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type OpenPath, readCore } from './call-core.ts'
import { useLanguage } from './words.ts'

/** What one call answers to anyone, kept for all who ask, once for each language. */
export const coreQuery = <Path extends OpenPath>(path: Path, language: Language) =>
  queryOptions({
    queryKey: [path, language],
    queryFn: ({ signal }) => readCore(path, { language, signal }),
  })

export const useCoreQuery = <Path extends OpenPath>(path: Path) => useQuery(coreQuery(path, useLanguage()))
