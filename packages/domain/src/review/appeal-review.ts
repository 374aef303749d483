import { appealFlagField } from '../appeal/appeal-corrections.ts'
import type { RequestState } from '../status/request-state.ts'
import { documentKey } from './document-key.ts'
import type { SentDocument } from './sent-documents.ts'

/** Names the files of an appeal among the documents of a review. */
export const appealDocumentId = 'appealDocuments'

/** A file as it was sent with an appeal. */
type AppealFile = {
  readonly fileName: string
  readonly originalName: string
  readonly sha256: string
}

/** The files of an appeal as documents that are judged and returned. */
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

/** The place after the last file: a document that the review asks for and that was not sent. It has no file. */
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

/** The appeal's reviewer has entered figures of their own, or confirmed those of the first review. */
export const hasAppealFigures = ({ acts }: Pick<RequestState, 'acts'>): boolean =>
  acts.some(({ act, appeal }) => act === 'ENTER_FIGURES' && appeal === 'OPEN')
