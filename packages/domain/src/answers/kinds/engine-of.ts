import { type Answer, isBlank } from '../answer.ts'
import { isRequired } from '../required.ts'
import type { Kind, RowOf } from '../row.ts'
import type { Before, EngineContext, KindOf, Kinds, PlacedFault, Reading, Scope, WireScope } from './kind.ts'
import { accepted, noFaults, unless } from './reading.ts'

/** Returns functions that treat each answer by the kind of its row, for the kinds of this table. */
export const engineOf = <K extends Kind>(kinds: Kinds<K>) => {
  const kindOf = (row: RowOf<K>) => kinds[row.kind as K] as unknown as KindOf<Kind>

  const lackingIn = (value: Answer | undefined, row: RowOf<K>, scope: Scope): readonly PlacedFault[] => {
    if (!isRequired(row, scope.answers, scope.context)) return noFaults
    const fault = { code: row.requiredCode ?? 'FIELD_REQUIRED' } as const
    const { lacking } = kindOf(row)
    return lacking ? lacking(value, row as never, scope, fault) : unless(!isBlank(value), fault)
  }

  return {
    hasShape: (value: unknown, row: RowOf<K>): boolean => kindOf(row).hasShape(value, row as never),

    /** Reads a value of unknown origin. A blank value is read as a missing one. */
    read: (value: unknown, row: RowOf<K>, context: EngineContext, before: Before = {}): Reading =>
      isBlank(value) ? accepted(undefined) : kindOf(row).read(value, row as never, context, before),

    /** Returns what is wrong with an answer that was read, or that it is missing. */
    check: (value: Answer | undefined, row: RowOf<K>, scope: Scope): readonly PlacedFault[] => {
      const lacking = lackingIn(value, row, scope)
      if (lacking.length > 0) return lacking
      return isBlank(value)
        ? noFaults
        : (kindOf(row).check?.(value as never, row as never, scope) ?? noFaults)
    },

    /** Returns an answer as it is sent; a missing answer is sent as null. */
    toWire: (value: Answer | undefined, row: RowOf<K>, scope: WireScope): unknown => {
      if (isBlank(value)) return null
      const { toWire } = kindOf(row)
      return toWire ? toWire(value as never, row as never, scope) : value
    },

    fromWire: (value: unknown, row: RowOf<K>): unknown => {
      if (isBlank(value)) return undefined
      const { fromWire } = kindOf(row)
      return fromWire ? fromWire(value, row as never) : value
    },
  }
}
