import type { Localized } from '@milgo/messages/localized'

export type FaqTexts = readonly {
  readonly title: Localized
  readonly description: Localized
  readonly questions: readonly { readonly question: Localized; readonly answer: Localized }[]
}[]
