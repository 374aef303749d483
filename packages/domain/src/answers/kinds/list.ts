import { type Answer, isRecord, type ListItem, own } from '../answer.ts'
import type { ListRow, SimpleRow } from '../row.ts'
import { engineOf } from './engine-of.ts'
import type { EngineContext, KindOf, PlacedFault } from './kind.ts'
import { refused, unless, wrongType } from './reading.ts'
import { simpleKinds } from './simple-kinds.ts'

const parts = engineOf(simpleKinds)

const isLine = (line: unknown, row: ListRow): boolean => {
  if (!isRecord(line)) return false
  return Object.entries(row.item).every(([part, partRow]) => {
    const answer = own(line, part)
    return answer === undefined || parts.hasShape(answer, partRow)
  })
}

/** Returns the stored lines if each can still be identified by its index; none if the list has become shorter. */
const oldLines = (stored: Answer | undefined, length: number): readonly unknown[] =>
  Array.isArray(stored) && stored.length <= length ? stored : []

/**
 * Reads one line. A malformed part keeps its stored value, and so does a malformed line. A malformed line that was not
 * stored before is dropped.
 */
const readLine = (
  line: unknown,
  index: number,
  row: ListRow,
  context: EngineContext,
  old: unknown,
): { readonly item: ListItem | undefined; readonly faults: readonly PlacedFault[] } => {
  const before: ListItem | undefined = isRecord(old) ? (old as ListItem) : undefined
  if (!isRecord(line)) return { item: before, faults: [{ code: 'WRONG_TYPE', index }] }
  const item: Record<string, ListItem[string]> = {}
  const faults: PlacedFault[] = []
  for (const [part, partRow] of Object.entries(row.item)) {
    const reading = parts.read(own(line, part), partRow, context)
    faults.push(...reading.faults.map((fault) => ({ ...fault, index, part })))
    const value = reading.faults.length === 0 ? reading.value : before && own(before, part)
    if (value !== undefined) item[part] = value as ListItem[string]
  }
  return { item, faults }
}

const wireNameIn = (part: string, row: SimpleRow): string => (typeof row.wire === 'string' ? row.wire : part)

const lineFromWire = (line: unknown, row: ListRow): unknown => {
  if (!isRecord(line)) return line
  return Object.fromEntries(
    Object.entries(row.item).map(([part, partRow]) => [
      part,
      parts.fromWire(own(line, wireNameIn(part, partRow)), partRow),
    ]),
  )
}

export const list: KindOf<'list'> = {
  hasShape: (value, row) => Array.isArray(value) && value.every((line) => isLine(line, row)),
  read: (value, row, context, { stored }) => {
    if (!Array.isArray(value)) return wrongType
    if (value.length > row.maxItems) return refused({ code: 'TOO_MANY', params: { max: row.maxItems } })
    const storedLines = oldLines(stored, value.length)
    const lines = value.map((line: unknown, index) => readLine(line, index, row, context, storedLines[index]))
    const items = lines.flatMap(({ item }) => (item === undefined ? [] : [item]))
    return {
      value: items.length === 0 ? undefined : items,
      faults: lines.flatMap((line) => line.faults),
    }
  },
  check: (value: readonly ListItem[], row, scope) =>
    value.flatMap((item, index) =>
      Object.entries(row.item).flatMap(([part, partRow]) =>
        parts.check(item[part], partRow, scope).map((fault) => ({ ...fault, index, part })),
      ),
    ),
  lacking: (value, _row, _scope, fault) => unless(Array.isArray(value) && value.length > 0, fault),
  toWire: (value: readonly ListItem[], row, scope) =>
    value.map((item) =>
      Object.fromEntries(
        Object.entries(row.item).map(([part, partRow]) => [
          wireNameIn(part, partRow),
          parts.toWire(item[part], partRow, scope),
        ]),
      ),
    ),
  fromWire: (value, row) => (Array.isArray(value) ? value.map((line) => lineFromWire(line, row)) : value),
}
