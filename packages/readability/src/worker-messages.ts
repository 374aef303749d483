import type { ReadabilityNote } from '@milgo/domain/application/documents/readability'

/** What the worker is asked. */
export interface ReadabilityQuestion {
  readonly file: File
  /** Whether to look for an identity number, which costs two megabytes the first time. */
  readonly readsNumber: boolean
  readonly identityNumber?: string
}

/** What it answers: first of the picture, then, where it was asked for, of the number. */
export interface ReadabilityAnswer {
  readonly notes: readonly ReadabilityNote[]
  readonly isLast: boolean
}

/** Pages whose numbers are asked for. */
export interface NumbersQuestion {
  readonly pages: readonly ImageBitmap[]
}

export interface NumbersAnswer {
  readonly printed: readonly string[]
}
