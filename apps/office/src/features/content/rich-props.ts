import type { ContentLanguage, DraftRichText } from '@milgo/domain/content-editing/content-document'

export type RichProps = {
  readonly label: string
  readonly language: ContentLanguage
  readonly direction: 'rtl' | 'ltr'
  readonly value: DraftRichText
  readonly onChange: (value: DraftRichText) => void
  readonly isReadOnly: boolean
  /** Values that can be chosen; each stands as a piece of its own, which nobody can type. */
  readonly placeholders: readonly string[]
  readonly error?: string | undefined
  /** Bare words: one line, or paragraphs. */
  readonly plain?: 'line' | 'paragraphs' | undefined
}
