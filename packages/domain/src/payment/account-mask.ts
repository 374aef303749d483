import { maskNumber } from '../review/secret-number.ts'

/** An account as finance sees it: bank, branch and the last digits. */
export const maskAccount = ({
  bank,
  branch,
  accountNumber,
}: {
  readonly bank: string
  readonly branch: string
  readonly accountNumber: string
}): string => `${bank}-${branch} ${maskNumber(accountNumber)}`
