import type { Localized } from '../../platform/database/schema.ts'

export type FaqTexts = readonly {
  readonly title: Localized
  readonly description: Localized
  readonly questions: readonly { readonly question: Localized; readonly answer: Localized }[]
}[]
