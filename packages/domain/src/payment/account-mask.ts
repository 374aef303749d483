import { maskNumber } from '../writing/mask-number.ts'

/** Returns an account as finance sees it: bank, branch and the last digits. */
export const maskAccount = ({
  bank,
  branch,
  accountNumber,
}: {
  readonly bank: string
  readonly branch: string
  readonly accountNumber: string
}): string => `${bank}-${branch} ${maskNumber(accountNumber)}`
