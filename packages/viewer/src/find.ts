/** What is searched in a document. `step` counts presses of next, below 0 of previous. */
export type Find = { readonly query: string; readonly step: number }

export type FindResult = {
  readonly current?: number
  readonly total?: number
  /** There is no text in it. */
  readonly isScan?: boolean
}

export const noFind: Find = { query: '', step: 0 }
