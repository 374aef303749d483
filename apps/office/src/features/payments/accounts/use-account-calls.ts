import type { BankFixPosition } from '@milgo/contracts/office/bank-fix-fields'
import type { AnswerOf } from '@milgo/web-client/call-types'
import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { callCore } from '../../../lib/service-client.ts'
import { paymentsKey } from '../use-payment-calls.ts'

export type WaitingAccount = AnswerOf<'core', 'POST /office/bank-fixes'>['rows'][number]
export type StudentToAsk = AnswerOf<'core', 'POST /office/bank-fixes/to-ask'>['rows'][number]
/** Students who were asked and have not sent an account: how many, and the requests of the first. */
export type AskedStudents = {
  readonly total: number
  readonly first: AnswerOf<'core', 'POST /office/bank-fixes'>['first_with_students']
}
export type RevealedAccount = AnswerOf<'core', 'POST /office/requests/{id}/view-account-confirmation'>

const pageBody = (period: string | undefined, after: BankFixPosition | null) => ({
  period: period ?? '',
  ...(after && { after }),
})

export const useBankFixes = (period: string | undefined) =>
  useInfiniteQuery({
    queryKey: [paymentsKey, 'bank-fixes', period],
    queryFn: ({ signal, pageParam }) =>
      callCore('POST /office/bank-fixes', { body: pageBody(period, pageParam), signal }),
    initialPageParam: null as BankFixPosition | null,
    getNextPageParam: ({ next }) => next,
    enabled: period !== undefined,
  })

const studentsToAskKey = (period: string | undefined) => [paymentsKey, 'students-to-ask', period]

export const useStudentsToAsk = (period: string | undefined) =>
  useInfiniteQuery({
    queryKey: studentsToAskKey(period),
    queryFn: ({ signal, pageParam }) =>
      callCore('POST /office/bank-fixes/to-ask', { body: pageBody(period, pageParam), signal }),
    initialPageParam: null as BankFixPosition | null,
    getNextPageParam: ({ next }) => next,
    enabled: period !== undefined,
  })

type StudentPages = InfiniteData<AnswerOf<'core', 'POST /office/bank-fixes/to-ask'>>

/** Returns a function that returns the students to ask as they were loaded last, also before they are shown. */
export const useReadStudentsToAsk = (period: string | undefined) => {
  const client = useQueryClient()
  return (): readonly StudentToAsk[] =>
    client.getQueryData<StudentPages>(studentsToAskKey(period))?.pages.flatMap((page) => page.rows) ?? []
}

/** Every call is recorded in the audit trail, so the account is loaded once and not cached. */
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
