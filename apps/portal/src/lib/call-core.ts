import type { Calls } from '@milgo/contracts'
import { baseOf } from '@milgo/contracts/define-call'
import type { Language } from '@milgo/messages/languages'
import { CallFailed } from './call-failed.ts'

type CoreGet = Extract<Calls[keyof Calls], { service: 'core'; method: 'GET' }>

/** Paths of the core service that are read without parameters, as the contracts print them. */
export type CorePath = CoreGet['path']

/** What the contract of that path promises; derived from its schema's type, so that no schema is loaded. */
export type CoreAnswer<Path extends CorePath> = Extract<CoreGet, { path: Path }>['response']['_zod']['output']

export const callCore = async <Path extends CorePath>(
  path: Path,
  language: Language,
  signal: AbortSignal,
  params: Readonly<Record<string, string>> = {},
): Promise<CoreAnswer<Path>> => {
  const response = await fetch(
    baseOf('core') + path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    {
      headers: { Accept: 'application/json', 'Accept-Language': language },
      signal,
    },
  )
  if (!response.ok)
    throw new CallFailed(path, response.status, response.headers.get('X-Request-Id') ?? undefined)
  return (await response.json()) as CoreAnswer<Path>
}
