import type { Review } from '@milgo/contracts/office/review-answer'

export type ReviewedDocument = Review['documents'][number]
export type FileFacts = NonNullable<ReviewedDocument['file']>
export type OfferedReason = Review['reasons']['returning'][number]
export type OfferedDecision = Review['decisions'][number]
export type FigureRow = Review['figures']['rows'][number]
