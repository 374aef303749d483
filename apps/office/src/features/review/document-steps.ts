import { isJudged } from '@milgo/domain/review/document-verdict'
import type { ReviewedDocument } from './review-types.ts'

type Judgeable = Pick<ReviewedDocument, 'state' | 'is_frozen' | 'is_missing'>
type Document = Judgeable & Pick<ReviewedDocument, 'key'>

/** Returns whether a document of the answer is judged in this review. */
export const isJudgedDocument = ({ state, is_frozen, is_missing }: Judgeable): boolean =>
  isJudged({ state, isFrozen: is_frozen, isMissing: is_missing })

const isOpen = (document: Document): boolean =>
  isJudgedDocument(document) && document.state === 'NOT_LOOKED_AT'

const indexOf = (documents: readonly Document[], key: string | undefined): number =>
  documents.findIndex((one) => one.key === key)

/** Returns the next or previous document, or the current one at the end. */
export const documentBeside = (
  documents: readonly Document[],
  key: string | undefined,
  by: 1 | -1,
): string | undefined => (documents[indexOf(documents, key) + by] ?? documents[indexOf(documents, key)])?.key

/**
 * Returns the document to show after a verdict: the next one without a verdict, starting after the current one and
 * continuing from the first.
 */
export const nextToLookAt = (documents: readonly Document[], key: string | undefined): string | undefined => {
  const at = indexOf(documents, key)
  const round = [...documents.slice(at + 1), ...documents.slice(0, Math.max(0, at))]
  return round.find(isOpen)?.key
}

/** Returns the document to load ahead: the one shown after a verdict, else the next one. Undefined at the end. */
export const documentAhead = (
  documents: readonly Document[],
  key: string | undefined,
): string | undefined => {
  const next = nextToLookAt(documents, key) ?? documentBeside(documents, key, 1)
  return next === key ? undefined : next
}

/** Returns the document that is shown first: the first one without a verdict, else the first. */
export const firstDocument = (documents: readonly Document[]): string | undefined =>
  (documents.find(isOpen) ?? documents[0])?.key
