/** Why a file as a whole cannot be imported. */
export const fileRefusals = [
  'NOT_A_TABLE',
  'UNKNOWN_ENCODING',
  'BROKEN_ENCODING',
  'EMPTY',
  'TOO_LARGE',
  'OLD_SPREADSHEET',
  'NOT_A_FILE',
  'UNREADABLE',
  'BROKEN_TABLE',
  'BROKEN_SPREADSHEET',
  'NO_SPREADSHEET',
  'NO_SHEET',
  'HAS_PASSWORD',
  'UNFOLDS_TOO_FAR',
  'PART_TWICE',
  'DOCUMENT_TYPE',
  'TEXT_TOO_LONG',
  'SHEET_ENCODING',
  'FORMULA',
  'CELL_ERROR',
  'ROW_NUMBER',
  'FAR_COLUMN',
  'NO_ROWS',
  'HEADINGS_ONLY',
  'MISSING_COLUMNS',
  'UNKNOWN_COLUMNS',
  'COLUMN_TWICE',
  'COLUMNS_OF_OTHER',
  'ROWS_OF_OTHER',
] as const
export type FileRefusal = (typeof fileRefusals)[number]

/** Why one row cannot be imported. */
export const rowRefusals = [
  'CELL_COUNT',
  'MISSING',
  'NOT_INTEGER',
  'NOT_YES_NO',
  'NOT_AMONG',
  'NOT_ACCEPTED',
  'BROKEN_CHARACTER',
  'HIDDEN_CHARACTER',
  'TOO_LONG',
  'DUPLICATE',
  'UNKNOWN_PARENT',
] as const
export type RowRefusal = (typeof rowRefusals)[number]

/** A reason as a code, with the values in its text: columns, values, numbers. */
export type ImportReason<Code extends string> = {
  readonly code: Code
  readonly params: Readonly<Record<string, string | number>>
}
