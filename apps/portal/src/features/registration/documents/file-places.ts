import type { Answers } from '@milgo/domain/answers/answer'
import { isFileRow } from '@milgo/domain/answers/file-names'
import { nameAt } from '@milgo/domain/answers/slots'
import { applicationForm } from '@milgo/domain/application/form'
import type { DocumentPlace } from './file-entry.ts'

/** A file and where the answers name it. */
export type PlacedFile = { readonly place: DocumentPlace; readonly fileName: string }

/** Every file that the answers name, shown or not. */
export const placedFiles = (answers: Answers): readonly PlacedFile[] =>
  applicationForm.questions.filter(isFileRow).flatMap((question): readonly PlacedFile[] => {
    const { id: questionId } = question
    const answer = answers[questionId]
    if (question.kind === 'file')
      return typeof answer === 'string' ? [{ place: { questionId }, fileName: answer }] : []
    return Array.from({ length: question.maxItems }, (_, slot) => slot).flatMap((slot) => {
      const fileName = nameAt(answer, slot)
      return fileName === null ? [] : [{ place: { questionId, slot }, fileName }]
    })
  })
