import type { Answers } from '@milgo/domain/answers/answer'
import { nameAt } from '@milgo/domain/answers/slots'
import { documentQuestions } from '@milgo/domain/application/documents/registry'
import type { DocumentPlace } from './file-entry.ts'

/** A file and the place in the answers that names it. */
export type PlacedFile = { readonly place: DocumentPlace; readonly fileName: string }

/** Returns every file that the answers name, in shown and hidden questions. */
export const placedFiles = (answers: Answers): readonly PlacedFile[] =>
  documentQuestions.flatMap((question): readonly PlacedFile[] => {
    const { id: questionId } = question
    const answer = answers[questionId]
    if (typeof answer === 'string') return [{ place: { questionId }, fileName: answer }]
    if (question.kind !== 'files') return []
    return Array.from({ length: question.maxItems }, (_, slot) => slot).flatMap((slot) => {
      const fileName = nameAt(answer, slot)
      return fileName === null ? [] : [{ place: { questionId, slot }, fileName }]
    })
  })
