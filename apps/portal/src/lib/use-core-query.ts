import type { PathOf } from '@milgo/web-client/call-types'
import { createCoreQuery } from '@milgo/web-client/core-query'
import { useQuery } from '@tanstack/react-query'
import { readCore } from './service-client.ts'
import { useLanguage } from './words.ts'

export const coreQuery = createCoreQuery(readCore)

export const useCoreQuery = <Path extends PathOf<'open'>>(path: Path) =>
  useQuery(coreQuery(path, useLanguage()))
