import type { RefusedItem } from '@milgo/form/server-refusal.ts'
import { CallFailed } from '@milgo/web-client/call-failed'

/** Returns what the server says about single fields of a form; nothing if the call failed for another reason. */
export const refusedFieldsOf = (error: unknown): readonly RefusedItem[] =>
  error instanceof CallFailed
    ? (error.refusal?.errors ?? []).flatMap(({ field, index, message }) =>
        field === undefined || message === undefined ? [] : [{ field, message, index }],
      )
    : []
