import { type AccountReading, judgeAccountNumber } from '@milgo/domain/bank-fix/account-reading'
import type { Opened } from '@milgo/viewer/opened-document.ts'
import type { RevealedAccount } from './use-account-calls.ts'

const mostPages = 3

/** What a confirmation says of the account number, by the text of a PDF. */
export const readAccount = async (
  opened: Opened,
  { branch, account_number: accountNumber }: RevealedAccount,
): Promise<AccountReading> => {
  if (opened.kind !== 'pdf') return { code: 'UNREAD' }
  const { readPdfLines } = await import('@milgo/viewer/pdf-content.ts')
  return judgeAccountNumber(await readPdfLines(opened.document, mostPages), { branch, accountNumber })
}
