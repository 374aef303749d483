import { z } from 'zod'

/** Why a bank sends a payment back, as finance and the student read it. */
export const ReturnReason = z.enum([
  'NO_SUCH_ACCOUNT',
  'ACCOUNT_CLOSED',
  'ACCOUNT_BLOCKED',
  'OWNER_DIFFERS',
  'BRANCH_CLOSED',
  'OTHER',
])
export type ReturnReason = z.infer<typeof ReturnReason>

/** The codes of the clearing centre. A code that is not here is another reason, with the bank's own words. */
const bankCodes: Readonly<Record<string, ReturnReason>> = {
  '1': 'ACCOUNT_CLOSED',
  '2': 'NO_SUCH_ACCOUNT',
  '3': 'OWNER_DIFFERS',
  '4': 'ACCOUNT_BLOCKED',
  '5': 'BRANCH_CLOSED',
}

export const returnReasonOf = (bankCode: string): ReturnReason =>
  ReturnReason.safeParse(bankCode).data ?? bankCodes[bankCode.replace(/^0+/, '')] ?? 'OTHER'
