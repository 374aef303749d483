import type { AnswerOf } from '@milgo/web-client/call-types'
import { useQuery } from '@tanstack/react-query'
import { callCore } from '../../../lib/service-client.ts'
import { paymentsKey } from '../use-payment-calls.ts'

export type BankFixes = AnswerOf<'core', 'POST /office/bank-fixes'>
export type WaitingAccount = BankFixes['rows'][number]
export type StudentToAsk = BankFixes['to_ask'][number]
export type RevealedAccount = AnswerOf<'core', 'POST /office/requests/{id}/view-account-confirmation'>

export const useBankFixes = (period: string | undefined) =>
  useQuery({
    queryKey: [paymentsKey, 'bank-fixes', period],
    queryFn: ({ signal }) => callCore('POST /office/bank-fixes', { body: { period: period ?? '' }, signal }),
    enabled: period !== undefined,
  })

/** Each opening is on record: it is asked for once, and not kept. */
export const useRevealedAccount = ({ request_id, account_id }: WaitingAccount) =>
  useQuery({
    queryKey: ['revealed-account', account_id],
    queryFn: ({ signal }) =>
      callCore('POST /office/requests/{id}/view-account-confirmation', {
        params: { id: request_id },
        body: { account_id },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
