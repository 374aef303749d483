/**
 * The check digits of Israeli account numbers, as the banks' clearing house publishes them. They only warn, because a
 * bank may have opened a series that is not in this table. Some banks are missing (Leumi and the banks of its group,
 * Otsar Hahayal, Massad, the newer banks), because their rules differ by branch or were changed. Their accounts are not
 * checked.
 */
interface CheckRule {
  /**
   * The number of digits that count, from the end of the account number. The last digit has weight 1, the one before it
   * 2, and so on.
   */
  readonly digits: 6 | 9
  /** Whether the three digits of the branch count too, with the weights 7, 8, 9. */
  readonly withBranch: boolean
  readonly modulus: 10 | 11
  readonly remainders: readonly number[]
}

const sixWithBranch = { digits: 6, withBranch: true, modulus: 11 } as const
const nine = { digits: 9, withBranch: false, modulus: 11 } as const
const six = { digits: 6, withBranch: false, modulus: 11 } as const

/** The rules by bank number. One of a bank's rules must be satisfied. */
const rules: ReadonlyMap<number, readonly CheckRule[]> = new Map<number, readonly CheckRule[]>([
  [4, [{ ...sixWithBranch, remainders: [0, 2] }]], // Yahav
  [9, [{ ...nine, modulus: 10, remainders: [0] }]], // Postal Bank
  [11, [{ ...nine, remainders: [0, 2, 4] }]], // Discount
  [12, [{ ...sixWithBranch, remainders: [0, 2, 4, 6] }]], // Hapoalim
  [17, [{ ...nine, remainders: [0, 2, 4] }]], // Mercantile Discount
  [20, [{ ...sixWithBranch, remainders: [0, 2, 4] }]], // Mizrahi Tefahot
  [
    31,
    [
      { ...nine, remainders: [0, 6] },
      { ...six, remainders: [0, 6] },
    ],
  ], // First International
  [
    52,
    [
      { ...nine, remainders: [0, 6] },
      { ...six, remainders: [0, 6] },
    ],
  ], // Poalei Agudat Israel
])

const mizrahiTefahot = 20

/**
 * Returns the branch number for the check. Branches that came from Tefahot are numbered from 400 on, and are checked
 * without the 400.
 */
const checkedBranch = (bank: number, branch: number): number =>
  bank === mizrahiTefahot && branch > 400 && branch < 800 ? branch - 400 : branch

const lastDigits = (value: string, count: number): readonly number[] =>
  [...value.padStart(count, '0').slice(-count)].reverse().map(Number)

const holds = (rule: CheckRule, branch: string, account: string): boolean => {
  const digits = [...lastDigits(account, rule.digits), ...(rule.withBranch ? lastDigits(branch, 3) : [])]
  const sum = digits.reduce((total, digit, place) => total + digit * (place + 1), 0)
  return rule.remainders.includes(sum % rule.modulus)
}

/** The usual number of digits in an account number. Leading zeros, as in an IBAN, do not count. */
export const usualAccountLength = { min: 6, max: 9 } as const

export const hasUsualLength = (account: string): boolean =>
  account.length >= usualAccountLength.min && account.replace(/^0+/, '').length <= usualAccountLength.max

/** Returns whether the table has the check digits of this bank. */
export const knowsBank = (bank: string): boolean => /^\d+$/.test(bank) && rules.has(Number(bank))

/** Returns whether the table says that the account number cannot belong to the bank and branch. */
export const isAccountSuspect = (bank: string, branch: string, account: string): boolean => {
  if (![bank, branch, account].every((value) => /^\d+$/.test(value))) return false
  const known = rules.get(Number(bank))
  if (known === undefined) return false
  const checked = String(checkedBranch(Number(bank), Number(branch)))
  return !known.some((rule) => holds(rule, checked, account))
}
