import { useForm } from '@milgo/form/form-context.tsx'
import { labelOf } from '@milgo/form/form-words.ts'
import { documentLabel } from '@milgo/messages/document-label'
import type { CorrectedDocument } from '../../correction.ts'
import { useRegistrationWords } from '../../registration-words.ts'

/** Returns the label of a document outside its section: with its family member, or its number in a list. */
export const useDocumentLabel = (): ((document: CorrectedDocument) => string) => {
  const { words } = useForm()
  const registration = useRegistrationWords()
  return ({ labelKey, index, member }) =>
    documentLabel(labelOf(labelKey, words), { index, member }, registration)
}
