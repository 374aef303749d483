import type { Answer, Answers } from '../answer.ts'
import type { Fault } from '../issue.ts'
import type { Dictionary, Kind, RowOf, Slot } from '../row.ts'

/** Whether a dictionary has a code, and, where it is asked, within another (a neighbourhood of a city). */
export type Knows = (dictionary: Dictionary, code: string, within?: string) => boolean

/** Whether a file of this name is there for a document: one that whoever answers has uploaded for it. */
export type HasFile = (fileName: string, document: string | undefined) => boolean

/** What the engines themselves want to know. Without these every code is taken for known, every file for there. */
export interface EngineContext {
  readonly knows?: Knows
  readonly hasFile?: HasFile
}

/** The shown answers of the whole form, and the facts around them. */
export interface Scope {
  readonly answers: Answers
  readonly context: EngineContext
}

/** The answers and facts that a list on the wire may name beside its files. */
export interface WireScope {
  readonly answers: Answers
  readonly context: unknown
}

/** A fault with its place inside a repeated answer. */
export interface PlacedFault extends Fault {
  readonly index?: number
  readonly part?: string
}

/** What could be accepted, and what could not. */
export interface Reading {
  readonly value: Answer | undefined
  readonly faults: readonly PlacedFault[]
}

/** What a list is read beside: whose place is whose, and what was kept in it before. */
export interface Before {
  readonly slots?: readonly (Slot | null)[]
  readonly stored?: Answer | undefined
}

/** All that is known of a kind of question, whatever form asks it. Its schema on the wire is in `payload-schema.ts`. */
export interface KindOf<K extends Kind> {
  /** Whether a value has the shape in which answers of this kind are stored. */
  readonly hasShape: (value: unknown, row: RowOf<K>) => boolean
  /**
   * Malformed is what no further typing could make good: the wrong type, too long, an unknown code. Everything else,
   * however incomplete, is kept by a draft.
   */
  readonly read: (value: unknown, row: RowOf<K>, context: EngineContext, before: Before) => Reading
  /** What an answer that was read must satisfy beyond its form before it can be handed in; absent: nothing. */
  readonly check?: (value: never, row: RowOf<K>, scope: Scope) => readonly PlacedFault[]
  /** What a required answer lacks; absent: it lacks itself where it is blank. */
  readonly lacking?: (
    value: Answer | undefined,
    row: RowOf<K>,
    scope: Scope,
    fault: Fault,
  ) => readonly PlacedFault[]
  /** An answer as the wire spells it; absent: as it is stored. */
  readonly toWire?: (value: never, row: RowOf<K>, scope: WireScope) => unknown
  /** Only re-spells. Whether the result is an answer is for `read` to say. Absent: as it came. */
  readonly fromWire?: (value: unknown, row: RowOf<K>) => unknown
}

export type Kinds<K extends Kind> = { readonly [One in K]: KindOf<One> }
