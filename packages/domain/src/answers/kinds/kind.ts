import type { Answer, Answers } from '../answer.ts'
import type { Fault } from '../issue.ts'
import type { Dictionary, Kind, RowOf, Slot } from '../row.ts'

/**
 * Returns whether a dictionary has a code; with `within`, whether the code belongs to that entry (a neighbourhood to a
 * city).
 */
export type Knows = (dictionary: Dictionary, code: string, within?: string) => boolean

/** Returns whether the person who answers has uploaded a file of this name for the document. */
export type HasFile = (fileName: string, document: string | undefined) => boolean

/** What the form engines need to know. If a function is missing, every code is accepted, or every file. */
export interface EngineContext {
  readonly knows?: Knows
  readonly hasFile?: HasFile
}

/** The shown answers of the whole form, and the context. */
export interface Scope {
  readonly answers: Answers
  readonly context: EngineContext
}

/** The answers and the context from which a list of files takes the members that it sends. */
export interface WireScope {
  readonly answers: Answers
  readonly context: unknown
}

/** A fault with its position inside a repeated answer. */
export interface PlacedFault extends Fault {
  readonly index?: number
  readonly part?: string
}

/** The value that was accepted, and the faults of what was refused. */
export interface Reading {
  readonly value: Answer | undefined
  readonly faults: readonly PlacedFault[]
}

/** What is known about a list before a call: the member of each place, and the stored answer. */
export interface Before {
  readonly slots?: readonly (Slot | null)[]
  readonly stored?: Answer | undefined
}

/**
 * Everything that the engines know about a kind of question, in any form. Its schema on the wire is in
 * `payload-schema.ts`.
 */
export interface KindOf<K extends Kind> {
  /** Whether a value has the shape in which answers of this kind are stored. */
  readonly hasShape: (value: unknown, row: RowOf<K>) => boolean
  /**
   * Reads a value. Refuses only values that more typing could not make valid: the wrong type, too long, an unknown
   * code. A draft stores everything else, however incomplete.
   */
  readonly read: (value: unknown, row: RowOf<K>, context: EngineContext, before: Before) => Reading
  /** Returns the faults for which a submit refuses an answer that was read. If absent, there are none. */
  readonly check?: (value: never, row: RowOf<K>, scope: Scope) => readonly PlacedFault[]
  /** Returns what a required answer lacks. If absent, a blank answer is missing as a whole. */
  readonly lacking?: (
    value: Answer | undefined,
    row: RowOf<K>,
    scope: Scope,
    fault: Fault,
  ) => readonly PlacedFault[]
  /** Returns an answer in the spelling of the wire. If absent, it is sent as it is stored. */
  readonly toWire?: (value: never, row: RowOf<K>, scope: WireScope) => unknown
  /**
   * Changes only the spelling; `read` decides whether the result is an answer. If absent, the value stays as it was
   * sent.
   */
  readonly fromWire?: (value: unknown, row: RowOf<K>) => unknown
}

export type Kinds<K extends Kind> = { readonly [One in K]: KindOf<One> }
