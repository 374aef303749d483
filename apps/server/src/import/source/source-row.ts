/** A row of a file, with the number that a spreadsheet shows beside it. */
export type SourceRow = {
  readonly row: number
  readonly cells: readonly string[]
}

export type Source = {
  readonly rows: AsyncIterable<SourceRow>
  /** False for a spreadsheet, which leaves out empty cells. In a text table a missing cell is an error. */
  readonly hasEveryCell: boolean
  /** Returns the share of the file that was read, 0 to 1. */
  readonly share: () => number
}
