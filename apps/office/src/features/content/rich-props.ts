import type { ContentLanguage, DraftRichText } from '@milgo/domain/content-editing/content-document'

export type RichProps = {
  readonly label: string
  readonly language: ContentLanguage
  readonly direction: 'rtl' | 'ltr'
  readonly value: DraftRichText
  readonly onChange: (value: DraftRichText) => void
  readonly isReadOnly: boolean
  readonly placeholders: readonly string[]
  /** Values stand as pieces of their own, which nobody can type. */
  readonly areValuesChosen?: true | undefined
  /** Bare words: one line, or paragraphs. */
  readonly plain?: 'line' | 'paragraphs' | undefined
}
