import { applicationWords } from '../requests/application-words.ts'
import type { FindLaterLabel } from '../requests/get-sent-document.ts'
import { findAccounts } from './repository.ts'

/** Returns the label of the confirmation that was sent with a bank fix, if the file is one. */
export const findConfirmationLabel: FindLaterLabel = async ({ database }, requestId, fileName, language) => {
  const accounts = await database.read((db) => findAccounts(db, requestId))
  return accounts.some(({ confirmation }) => confirmation === fileName)
    ? applicationWords[language].questions.bankAccountReference
    : undefined
}
