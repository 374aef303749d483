/** A row of a file, by the number that a spreadsheet or an editor shows beside it. */
export type SourceRow = {
  readonly row: number
  readonly cells: readonly string[]
}

export type Source = {
  readonly rows: AsyncIterable<SourceRow>
  /** How much of the file has been read, 0 to 1. */
  readonly share: () => number
}
