import { appealFlagField } from '../appeal/appeal-corrections.ts'
import type { RequestState } from '../status/request-state.ts'
import { documentKey } from './document-key.ts'
import type { SentDocument } from './sent-documents.ts'

/** The question id of an appeal's files among the documents of a review. */
export const appealDocumentId = 'appealDocuments'

/** A file that was sent with an appeal. */
type AppealFile = {
  readonly fileName: string
  readonly originalName: string
  readonly sha256: string
}

/** Returns the files of an appeal as documents that are accepted or flagged. */
export const appealDocuments = (files: readonly AppealFile[]): readonly SentDocument[] =>
  files.map(({ fileName, originalName, sha256 }, index) => {
    const flag = { field: appealFlagField, index }
    return {
      questionId: appealDocumentId,
      label: '',
      fileName,
      originalName,
      sha256,
      index,
      key: documentKey(flag),
      flag,
    }
  })

/**
 * Returns a document without a file, at the index after the last file, so that the review can ask for a missing file.
 */
export const missingAppealDocument = (files: readonly AppealFile[]): SentDocument => {
  const flag = { field: appealFlagField, index: files.length }
  return {
    questionId: appealDocumentId,
    label: '',
    fileName: '',
    originalName: null,
    sha256: null,
    index: files.length,
    key: documentKey(flag),
    flag,
  }
}

/** Returns whether the appeal's reviewer has entered figures, or confirmed those of the request's review. */
export const hasAppealFigures = ({ acts }: Pick<RequestState, 'acts'>): boolean =>
  acts.some(({ act, appeal }) => act === 'ENTER_FIGURES' && appeal === 'OPEN')
