/** A row of a file, by the number that a spreadsheet shows beside it. */
export type SourceRow = {
  readonly row: number
  readonly cells: readonly string[]
}

export type Source = {
  readonly rows: AsyncIterable<SourceRow>
  /** A spreadsheet leaves out empty cells; in a table of text one that is missing is a mistake. */
  readonly hasEveryCell: boolean
  /** How much of the file has been read, 0 to 1. */
  readonly share: () => number
}
