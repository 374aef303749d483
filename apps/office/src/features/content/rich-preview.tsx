import { RichTextView } from '@milgo/content-view/rich-text-view.tsx'
import { linkOfOperator, type OperatorValue } from '@milgo/domain/content/operator-values'
import { isContentLink, type RichSpan, RichText } from '@milgo/domain/content/rich-text'
import { type DraftRichText, type DraftSpan, plainText } from '@milgo/domain/content-editing/content-document'
import { useNamedValues } from './use-named-values.ts'

/** What a link of the operator leads to, until the operator's own address stands there. */
const samples: Readonly<Record<OperatorValue, string>> = {
  supportEmail: 'a@b.example',
  supportPhone: '*1234',
}

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
      const to = link ?? (span.value ? sampleLink(span.text.slice(1, -1)) : undefined)
      return to !== undefined && isContentLink(to) ? { ...span, link: to } : span
    })
  return text.map((block) => {
    if (block.kind === 'heading') return block
    return block.kind === 'paragraph'
      ? { ...block, spans: followed(block.spans) }
      : { ...block, items: block.items.map(followed) }
  })
}

const sampleLink = (name: string): string | undefined =>
  name in samples ? linkOfOperator(name, samples[name as OperatorValue]) : undefined
