/** The search in a document. `step` counts the presses of "next", and of "previous" below 0. */
export type Find = { readonly query: string; readonly step: number }

export type FindResult = {
  readonly current?: number
  readonly total?: number
  /** The document contains no text. */
  readonly isScan?: boolean
}

export const noFind: Find = { query: '', step: 0 }
