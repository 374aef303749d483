/** The shown part of the first sheet of a spreadsheet, as text. */
export type Sheet = {
  readonly rows: readonly (readonly string[])[]
  /** The sheet has more rows or columns than are shown. */
  readonly isCut: boolean
  readonly sheetCount: number
}

export const mostRows = 500
export const mostColumns = 40
