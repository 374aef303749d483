import type { Localized } from '@milgo/messages/localized'

/**
 * The order of the lists is the order on the page. An id belongs to one text forever: versions of the office, votes and
 * links name it. A new text gets a number that no text had before, below 100,000.
 */
export type FaqTexts = readonly {
  readonly id: number
  readonly title: Localized
  readonly description: Localized
  readonly questions: readonly {
    readonly id: number
    readonly question: Localized
    readonly answer: Localized
  }[]
}[]
