import type { Localized } from '../../platform/database/schema.ts'

/** What the help of a question says. */
export type Help = {
  readonly description: Localized
  /** Where the question's own label cannot stand above the text: it has blanks to fill, or several forms. */
  readonly title?: Localized
  /** A question that explains itself keeps its help in store, for the office to switch on. */
  readonly show?: false
}
