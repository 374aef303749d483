import { type AccountReading, judgeAccountNumber } from '@milgo/domain/bank-fix/account-reading'
import { readAccountNumber } from '@milgo/readability/read-account-number'
import type { Opened } from '@milgo/viewer/opened-document.ts'
import type { RevealedAccount } from './use-account-calls.ts'

const mostPages = 3
const drawnSide = 2_200

/** What a confirmation says of the account number: by the text of a PDF, else by reading its picture. */
export const readAccount = async (
  opened: Opened,
  { branch, account_number: accountNumber }: RevealedAccount,
  signal: AbortSignal,
): Promise<AccountReading> => {
  const account = { branch, accountNumber }
  switch (opened.kind) {
    case 'pdf': {
      const { drawFirstPageAs, readPdfLines } = await import('@milgo/viewer/pdf-content.ts')
      const reading = judgeAccountNumber(await readPdfLines(opened.document, mostPages), account)
      if (reading.code !== 'UNREAD') return reading
      return readAccountNumber(await drawFirstPageAs(opened.document, drawnSide), account, signal)
    }
    case 'image':
      // The worker takes its picture away; the viewer goes on showing its own.
      return readAccountNumber(await createImageBitmap(opened.bitmap), account, signal)
    default:
      return { code: 'UNREAD' }
  }
}
