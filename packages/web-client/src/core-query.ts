import type { Language } from '@milgo/messages/languages'
import { queryOptions } from '@tanstack/react-query'
import type { CallOptions, CoreAnswer, PathOf } from './call-types.ts'

type Open = PathOf<'open'>
type ReadCore = <Path extends Open>(path: Path, options: CallOptions) => Promise<CoreAnswer<Path>>

/** Creates queries of calls that are open to everyone. Each is fetched once for each language. */
export const createCoreQuery =
  (readCore: ReadCore) =>
  <Path extends Open>(path: Path, language: Language) =>
    queryOptions({
      queryKey: [path, language],
      queryFn: ({ signal }) => readCore(path, { language, signal }),
    })
