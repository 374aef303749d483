import type { OfferedReturnReason, ReviewedDocument } from './review-types.ts'

/** Returns whether a reason is offered for a document. */
export const fitsDocument = (
  { documents }: Pick<OfferedReturnReason, 'documents'>,
  document: Pick<ReviewedDocument, 'key'> | undefined,
): boolean => documents === null || (document !== undefined && documents.includes(document.key))
