import type { ContentLanguage, DraftRichText } from '@milgo/domain/content-editing/content-document'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { lazy, Suspense } from 'react'

export type RichProps = {
  readonly label: string
  readonly language: ContentLanguage
  readonly direction: 'rtl' | 'ltr'
  readonly value: DraftRichText
  readonly onChange: (value: DraftRichText) => void
  readonly isReadOnly: boolean
  readonly placeholders: readonly string[]
}

const RichTextEditor = lazy(async () => ({
  default: (await import('./rich-text-editor.tsx')).RichTextEditor,
}))

/** The editor of rich texts is large, and loads with the first text that needs it. */
export const RichField = (props: RichProps) => (
  <Suspense fallback={<Skeleton className="h-52 text-ink" />}>
    <RichTextEditor {...props} />
  </Suspense>
)
