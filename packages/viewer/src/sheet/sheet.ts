/** The first sheet of a spreadsheet as text, as far as it is shown. */
export type Sheet = {
  readonly rows: readonly (readonly string[])[]
  /** There is more than is shown. */
  readonly isCut: boolean
  readonly sheetCount: number
}

export const mostRows = 500
export const mostColumns = 40
