import type { ReadabilityNote } from '@milgo/domain/application/documents/readability'

/** The message to the worker. */
export interface ReadabilityQuestion {
  readonly file: File
  /** Whether to look for an identity number, which costs two megabytes the first time. */
  readonly readsNumber: boolean
  readonly identityNumber?: string
}

/** The worker's answers: first about the picture, then, if requested, about the number. */
export interface ReadabilityAnswer {
  readonly notes: readonly ReadabilityNote[]
  readonly isLast: boolean
}

/** Pages whose numbers are to be read. */
export interface NumbersQuestion {
  readonly pages: readonly ImageBitmap[]
}

export interface NumbersAnswer {
  readonly printed: readonly string[]
}
