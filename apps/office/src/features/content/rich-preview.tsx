import { RichTextView } from '@milgo/content-view/rich-text-view.tsx'
import { isContentLink, type RichSpan, RichText } from '@milgo/domain/content/rich-text'
import { type DraftRichText, type DraftSpan, plainText } from '@milgo/domain/content-editing/content-document'
import { withSamples } from '@milgo/domain/content-editing/content-problems'
import { useNamedValues } from './use-named-values.ts'

/** Only a value that a page could show is drawn: a link that leads nowhere yet is left out, a draft with gaps is bare words. */
export const RichPreview = ({ text }: { readonly text: unknown }) => {
  const named = useNamedValues()
  const draft = RichText.safeParse(Array.isArray(text) ? withoutBrokenLinks(text) : text)
  if (!draft.success)
    return Array.isArray(text) ? <p className="whitespace-pre-line">{plainText(text)}</p> : null
  const spans = (line: readonly RichSpan[]) => line.map((span) => ({ ...span, text: named(span.text) }))
  return (
    <RichTextView
      text={draft.data.map((block) => {
        if (block.kind === 'heading') return block
        return block.kind === 'paragraph'
          ? { ...block, spans: spans(block.spans) }
          : { ...block, items: block.items.map(spans) }
      })}
    />
  )
}

const withoutBrokenLinks = (text: DraftRichText): DraftRichText => {
  const followed = (line: readonly DraftSpan[]) =>
    line.map(({ link, ...span }) => {
      const sample = link === undefined ? undefined : withSamples(link)
      return sample !== undefined && isContentLink(sample) ? { ...span, link: sample } : span
    })
  return text.map((block) => {
    if (block.kind === 'heading') return block
    return block.kind === 'paragraph'
      ? { ...block, spans: followed(block.spans) }
      : { ...block, items: block.items.map(followed) }
  })
}
