import { CallFailed } from '@milgo/web-client/call-failed'

/** Returns the errors of refused figures by wire name. Empty if the call failed for another reason. */
export const figureErrorsOf = (error: unknown): Readonly<Record<string, string>> => {
  if (!(error instanceof CallFailed) || error.code !== 'INVALID_ANSWERS') return {}
  return Object.fromEntries(
    (error.refusal?.errors ?? []).flatMap(({ field, message }) =>
      field === undefined ? [] : [[field, message]],
    ),
  )
}
