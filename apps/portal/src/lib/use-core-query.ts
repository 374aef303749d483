import type { CoreAnswer, PathOf } from '@milgo/web-client/call-types'
import { createCoreQuery } from '@milgo/web-client/core-query'
import { useQuery } from '@tanstack/react-query'
import { readCore } from './service-client.ts'
import { useLastAnswer } from './use-last-answer.ts'
import { useLanguage } from './words.ts'

export const coreQuery = createCoreQuery(readCore)

/** Returns the answer to a call that is open to everyone. Nothing is called without `isAsked`. */
export const useCoreQuery = <Path extends PathOf<'open'>>(path: Path, isAsked = true) =>
  useLastAnswer<CoreAnswer<Path>>(useQuery({ ...coreQuery(path, useLanguage()), enabled: isAsked }), path)
