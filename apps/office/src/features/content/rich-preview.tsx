import { RichTextView } from '@milgo/content-view/rich-text-view.tsx'
import { type DraftSpan, plainText } from '@milgo/domain/content/content-document'
import { mapLines } from '@milgo/domain/content/map-lines'
import { linkOfOperator, type OperatorValue } from '@milgo/domain/content/operator-values'
import { isContentLink, type RichSpan, RichText } from '@milgo/domain/content/rich-text'
import { useNamedValues } from './use-named-values.ts'

/** Sample targets of the operator's links, until the operator's own values are set. */
const samples: Readonly<Record<OperatorValue, string>> = {
  supportEmail: 'a@b.example',
  supportPhone: '*1234',
}

/**
 * Shows a draft as a page could. A link without a target yet is left out, and an unfinished draft is shown as plain
 * words.
 */
export const RichPreview = ({ text }: { readonly text: unknown }) => {
  const named = useNamedValues()
  const draft = RichText.safeParse(Array.isArray(text) ? mapLines(text, followed) : text)
  if (!draft.success)
    return Array.isArray(text) ? <p className="whitespace-pre-line">{plainText(text)}</p> : null
  const withNames = (line: readonly RichSpan[]) => line.map((span) => ({ ...span, text: named(span.text) }))
  return <RichTextView text={mapLines(draft.data, withNames)} />
}

const followed = (line: readonly DraftSpan[]): DraftSpan[] =>
  line.map(({ link, ...span }) => {
    const to = link ?? (span.value ? sampleLink(span.text.slice(1, -1)) : undefined)
    return to !== undefined && isContentLink(to) ? { ...span, link: to } : span
  })

const sampleLink = (name: string): string | undefined =>
  name in samples ? linkOfOperator(name, samples[name as OperatorValue]) : undefined
