import { z } from 'zod'

/** Why a bank returns a payment, as finance and the student see it. */
export const ReturnReason = z.enum([
  'NO_SUCH_ACCOUNT',
  'ACCOUNT_CLOSED',
  'ACCOUNT_BLOCKED',
  'OWNER_DIFFERS',
  'BRANCH_CLOSED',
  'OTHER',
])
export type ReturnReason = z.infer<typeof ReturnReason>

/** The codes of the clearing centre. An unknown code gives the reason OTHER, with the bank's own text. */
const bankCodes: Readonly<Record<string, ReturnReason>> = {
  '1': 'ACCOUNT_CLOSED',
  '2': 'NO_SUCH_ACCOUNT',
  '3': 'OWNER_DIFFERS',
  '4': 'ACCOUNT_BLOCKED',
  '5': 'BRANCH_CLOSED',
}

export const returnReasonOf = (bankCode: string): ReturnReason =>
  ReturnReason.safeParse(bankCode).data ?? bankCodes[bankCode.replace(/^0+/, '')] ?? 'OTHER'
