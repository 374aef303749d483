/** What one column of a dictionary takes. A localized one stands in three columns of the file: `_he _ar _en`. */
export type Field = (
  | { readonly kind: 'integer'; readonly from: number; readonly to: number }
  | {
      readonly kind: 'text'
      readonly maxLength: number
      /** Absent: any text. */
      readonly accepts?: (cell: string) => boolean
    }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'yesNo' }
  | { readonly kind: 'localized'; readonly maxLength: number }
) & {
  /** The column must be in the file, and no cell of it empty; of a localized one this holds for Hebrew. */
  readonly required?: true
}

/** A heading of ours, and the heading of a published file that stands for it: with a year, the latest is taken. */
export type PublishedHeadings = Readonly<Record<string, RegExp>>

export type Dictionary = {
  readonly table: string
  /** Columns that name a row. One that is not required may be empty, which is a name, too. */
  readonly key: readonly string[]
  readonly fields: Readonly<Record<string, Field>>
  /** A row whose column names nothing there is refused. */
  readonly parent?: { readonly column: string; readonly table: string; readonly key: string }
  /** What every imported row carries besides. */
  readonly always?: Readonly<Record<string, string>>
  /** The file as its publisher lays it out. */
  readonly published?: PublishedHeadings
  /** A column that the database counts by itself: rows made later must not meet an imported number. */
  readonly counted?: string
  /** How rows are taken over where it is not "added, or changed by key". */
  readonly merge?: 'clusters'
}

/** The headings a file has for a column. */
export const headingsOf = (column: string, field: Field): readonly string[] =>
  field.kind === 'localized' ? [`${column}_he`, `${column}_ar`, `${column}_en`] : [column]

export const requiredHeadings = ({ fields }: Dictionary): readonly string[] =>
  Object.entries(fields).flatMap(([column, field]) =>
    field.required ? headingsOf(column, field).slice(0, 1) : [],
  )

export const allHeadings = ({ fields }: Dictionary): readonly string[] =>
  Object.entries(fields).flatMap(([column, field]) => headingsOf(column, field))
