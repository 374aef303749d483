import { isFixWaiting } from '@milgo/domain/bank-fix/fix-account'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { findFileId } from '../files/file-keys.ts'
import { getOwnFile } from '../files/get-own-file.ts'
import type { WholeFile } from '../files/stored-file.ts'
import { type BankAccount, openAccount } from '../ledger/bank-account.ts'
import { refuseOwnMoney } from '../ledger/refuse-own-money.ts'
import { getCase } from '../requests/get-case.ts'
import { findAccounts } from './repository.ts'

export type RevealedAccount = {
  readonly account: BankAccount
  readonly fileName: string
  readonly file: WholeFile
  readonly now: Date
}

/**
 * Returns the full account that waits for finance, and the file that confirms it. Both views are written to the audit
 * trail first.
 */
export const revealWaitingAccount = async (
  platform: Platform,
  staffId: string,
  requestId: string,
  accountId: string,
): Promise<RevealedAccount> => {
  const { database, clock, vault } = platform
  const { student, now } = await getCase(platform, requestId)
  const found = await database.read(async (db) => {
    await refuseOwnMoney(db, requestId, staffId)
    return (await findAccounts(db, requestId)).find(({ id }) => id === accountId)
  })
  if (!found?.sealed || !isFixWaiting(found))
    throw new AppError('MOVE_NOT_ALLOWED', { items: [{ code: 'WRONG_STATUS' }] })
  const fileName = found.confirmation ?? ''
  const file = await getOwnFile(platform, student.id, fileName)
  const seen = { staffId, studentId: student.id }
  await database.transaction(async (tx) => {
    const document = { document: file.document, file: findFileId(fileName) ?? '' }
    const number = { number: 'ACCOUNT_NUMBER', purpose: 'COMPARE_WITH_DOCUMENT' }
    const request = { request: requestId }
    await tx.execute(
      auditEntry({ ...seen, action: 'document-viewed', details: { ...request, ...document } }, clock),
    )
    await tx.execute(
      auditEntry({ ...seen, action: 'number-revealed', details: { ...request, ...number } }, clock),
    )
  })
  return { account: openAccount(vault, accountId, found.sealed), fileName, file, now }
}
