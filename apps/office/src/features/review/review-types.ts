import type { Review } from '@milgo/contracts/office/review-answer'

export type ReviewedDocument = Review['documents'][number]
export type FileDetails = NonNullable<ReviewedDocument['file']>
export type OfferedReason = Review['reasons']['denying'][number]
export type OfferedReturnReason = Review['reasons']['returning'][number]
export type OfferedDecision = Review['decisions'][number]
export type FigureRow = Review['figures']['rows'][number]
