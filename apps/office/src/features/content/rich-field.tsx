import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { lazy, Suspense } from 'react'
import type { RichProps } from './rich-props.ts'

const RichTextEditor = lazy(async () => ({
  default: (await import('./rich-text-editor.tsx')).RichTextEditor,
}))

/** The rich text editor is large, so it is loaded with the first text that needs it. */
export const RichField = (props: RichProps) => (
  <Suspense fallback={<Skeleton className="h-52 text-ink" />}>
    <RichTextEditor {...props} />
  </Suspense>
)
