import type { Language } from '@milgo/messages/languages'
import { queryOptions } from '@tanstack/react-query'
import type { CallOptions, CoreAnswer, PathOf } from './call-types.ts'

type Open = PathOf<'open'>
type ReadCore = <Path extends Open>(path: Path, options: CallOptions) => Promise<CoreAnswer<Path>>

/** What one call answers to anyone, fetched once for all who ask in a language. */
export const createCoreQuery =
  (readCore: ReadCore) =>
  <Path extends Open>(path: Path, language: Language) =>
    queryOptions({
      queryKey: [path, language],
      queryFn: ({ signal }) => readCore(path, { language, signal }),
    })
