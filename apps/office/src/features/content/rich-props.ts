import type { ContentLanguage, DraftRichText } from '@milgo/domain/content/content-document'

export type RichProps = {
  readonly label: string
  readonly language: ContentLanguage
  readonly direction: 'rtl' | 'ltr'
  readonly value: DraftRichText
  readonly onChange: (value: DraftRichText) => void
  readonly isReadOnly: boolean
  /** Values that can be inserted. Each is one undividable part that cannot be typed. */
  readonly placeholders: readonly string[]
  readonly error?: string | undefined
  /** Plain words without formatting: one line, or paragraphs. */
  readonly plain?: 'line' | 'paragraphs' | undefined
}
