/** The values that a column of a dictionary accepts. A localized field has three columns in the file: `_he _ar _en`. */
export type Field = (
  | { readonly kind: 'integer'; readonly from: number; readonly to: number }
  | {
      readonly kind: 'text'
      readonly maxLength: number
      /** If absent, any text is accepted. */
      readonly accepts?: (cell: string) => boolean
    }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'yesNo' }
  | { readonly kind: 'localized'; readonly maxLength: number }
) & {
  /**
   * The column must be in the file, and none of its cells may be empty. Of a localized field this applies to Hebrew.
   */
  readonly required?: true
}

/**
 * The headings of a published file, by the heading of ours that each replaces. Of several with a year, the latest is
 * used.
 */
export type PublishedHeadings = Readonly<Record<string, RegExp>>

export type Dictionary = {
  readonly table: string
  /** The columns that identify a row. A column that is not required may be empty in a key. */
  readonly key: readonly string[]
  readonly fields: Readonly<Record<string, Field>>
  /** A row whose column has no match in this table is refused. */
  readonly parent?: { readonly column: string; readonly table: string; readonly key: string }
  /** Columns with the same value in every imported row. */
  readonly always?: Readonly<Record<string, string>>
  /** The headings of the file as its publisher writes it. */
  readonly published?: PublishedHeadings
  /** A column that the database numbers by itself. Later rows must not get the number of an imported row. */
  readonly counted?: string
  /** How rows are written, if not by adding new keys and changing known ones. */
  readonly merge?: 'clusters'
}

/** Returns the headings of a column in a file. */
export const headingsOf = (column: string, field: Field): readonly string[] =>
  field.kind === 'localized' ? [`${column}_he`, `${column}_ar`, `${column}_en`] : [column]

export const requiredHeadings = ({ fields }: Dictionary): readonly string[] =>
  Object.entries(fields).flatMap(([column, field]) =>
    field.required ? headingsOf(column, field).slice(0, 1) : [],
  )

export const allHeadings = ({ fields }: Dictionary): readonly string[] =>
  Object.entries(fields).flatMap(([column, field]) => headingsOf(column, field))
