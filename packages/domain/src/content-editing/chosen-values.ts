import type { ContentDocument, ContentText, DraftRichText, DraftSpan } from '../content/content-document.ts'
import { mapLines } from '../content/map-lines.ts'
import type { ContentPlace, TextRule } from './content-place.ts'

/**
 * Returns a text in the form of its place, without fields that the place does not have. Older releases and imports
 * contain values as braces between the words; here each becomes a piece, as if it had been chosen. A name that the
 * field does not know stays plain text.
 */
export const withChosenValues = (place: ContentPlace, document: ContentDocument): ContentDocument =>
  changedTexts(place, document, (text, placeholders) =>
    typeof text === 'string'
      ? blocksOf(text, placeholders)
      : mapLines(text, (line) => line.flatMap((span) => piecesOf(span, placeholders))),
  )

/**
 * Does the same for a draft. Braces in a rich text of a draft were typed by the editor and stay, until they are
 * refused.
 */
export const draftWithChosenValues = (place: ContentPlace, document: ContentDocument): ContentDocument =>
  changedTexts(place, document, (text, placeholders) =>
    typeof text === 'string' ? blocksOf(text, placeholders) : text,
  )

type Names = readonly string[]

const changedTexts = (
  { texts: rules, shared }: ContentPlace,
  document: ContentDocument,
  change: (text: ContentText, placeholders: Names) => ContentText,
): ContentDocument => {
  const { he, ar, en } = document.texts
  const fieldsOf = (fields: typeof he) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, text]) => {
        const rule = rules[name]
        return rule ? [[name, changedText(rule, text, change)]] : []
      }),
    )
  return {
    texts: { he: fieldsOf(he), ar: fieldsOf(ar), en: fieldsOf(en) },
    shared: Object.fromEntries(Object.entries(document.shared).filter(([name]) => name in shared)),
    ...(document.fitting && { fitting: document.fitting }),
  }
}

const changedText = (
  { placeholders }: TextRule,
  text: ContentText,
  change: (text: ContentText, placeholders: Names) => ContentText,
): ContentText => (placeholders ? change(text, placeholders) : text)

const blocksOf = (text: string, placeholders: Names): DraftRichText =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'paragraph', spans: piecesOf({ text: line }, placeholders) }))

/** Splits a span into words and values. A value that linked to itself loses its link, because it gets one anyway. */
const piecesOf = ({ link, ...span }: DraftSpan, placeholders: Names): DraftSpan[] => {
  const linked = link !== undefined && { link }
  if (span.value) return [{ ...span, ...linked }]
  return span.text
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((text) => {
      const isValue = text.startsWith('{') && placeholders.includes(text.slice(1, -1))
      if (!isValue) return { ...span, text, ...linked }
      return { ...span, text, value: true, ...(!link?.includes(text) && linked) }
    })
}
