import { documentQuestions } from '../application/documents/registry.ts'
import { type ReasonPlace, reasonPlaces } from '../period/reasons.ts'

/**
 * Returns the place by which the reasons for a document are chosen; undefined if the document can be of any kind: the
 * additional document, and the files of an appeal.
 */
export const reasonPlaceOf = (questionId: string): ReasonPlace | undefined => {
  const place = documentQuestions.find(({ id }) => id === questionId)?.place
  return reasonPlaces.find((one) => one === place)
}
