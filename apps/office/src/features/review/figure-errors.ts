import { CallFailed } from '@milgo/web-client/call-failed'

/** What is wrong with figures that were refused, by their names on the wire; empty where a call failed otherwise. */
export const figureErrorsOf = (error: unknown): Readonly<Record<string, string>> => {
  if (!(error instanceof CallFailed) || error.code !== 'INVALID_ANSWERS') return {}
  return Object.fromEntries(
    (error.refusal?.errors ?? []).flatMap(({ field, message }) =>
      field === undefined ? [] : [[field, message]],
    ),
  )
}
