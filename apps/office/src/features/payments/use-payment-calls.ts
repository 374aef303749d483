import type { QuarantinePosition } from '@milgo/contracts/office/payment-fields'
import type { AnswerOf } from '@milgo/web-client/call-types'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { callCore } from '../../lib/service-client.ts'
import { useLanguage } from '../../lib/words.ts'

/**
 * The timeout in milliseconds. Tens of thousands of orders are made, approved, exported or paid in one transaction,
 * which takes a minute.
 */
export const patienceWithBatches = 300_000

export type Payments = AnswerOf<'core', 'POST /office/payments/overview'>
export type BatchPreview = AnswerOf<'core', 'POST /office/payments/batches/preview'>
export type BatchSummary = Payments['batches'][number]
export type BatchDetails = AnswerOf<'core', 'GET /office/payments/batches/{id}'>
export type Order = AnswerOf<'core', 'POST /office/payments/batches/{id}/orders'>['orders'][number]
export type ResultFile = AnswerOf<'core', 'GET /office/payments/results/{id}'>
export type ResultRow = AnswerOf<'core', 'POST /office/payments/results/{id}/rows'>['rows'][number]
export type QuarantinedRow = AnswerOf<'core', 'POST /office/payments/quarantine'>['rows'][number]
export type OrderProposal = AnswerOf<'core', 'POST /office/payments/quarantine'>['proposals'][number]
export type Reconciliation = AnswerOf<'core', 'POST /office/payments/reconciliation'>

/** The first part of all query keys of the payment pages. */
export const paymentsKey = 'office-payments'
/** How often the page reloads while statuses are updated after a large file. */
const followMs = 15_000

export const usePayments = (period: string | undefined) => {
  const language = useLanguage()
  return useQuery({
    queryKey: [paymentsKey, 'overview', language, period],
    queryFn: ({ signal }) =>
      callCore('POST /office/payments/overview', { body: period === undefined ? {} : { period }, signal }),
    placeholderData: keepPreviousData,
  })
}

/**
 * Loads the preview of a batch. It is never cached, because due awards and the right to pay them change by the hour.
 */
export const useBatchPreview = (period: string, institutionId: number | null) =>
  useQuery({
    queryKey: [paymentsKey, 'preview', period, institutionId],
    queryFn: ({ signal }) =>
      callCore('POST /office/payments/batches/preview', {
        body: { period, institution_id: institutionId },
        signal,
        patience: patienceWithBatches,
      }),
    gcTime: 0,
  })

export const useBatch = (id: string) => {
  const language = useLanguage()
  return useQuery({
    queryKey: [paymentsKey, 'batch', language, id],
    queryFn: ({ signal }) => callCore('GET /office/payments/batches/{id}', { params: { id }, signal }),
    refetchInterval: ({ state }) => ((state.data?.following ?? 0) > 0 ? followMs : false),
  })
}

export const useOrders = (id: string, state: Order['state'] | undefined) =>
  useInfiniteQuery({
    queryKey: [paymentsKey, 'orders', id, state],
    queryFn: ({ signal, pageParam }) =>
      callCore('POST /office/payments/batches/{id}/orders', {
        params: { id },
        body: { after: pageParam, limit: 100, ...(state && { state }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })

export const useResultFile = (id: string) =>
  useQuery({
    queryKey: [paymentsKey, 'result', id],
    queryFn: ({ signal }) => callCore('GET /office/payments/results/{id}', { params: { id }, signal }),
  })

export const useResultRows = (id: string, verdicts: readonly ResultRow['verdict'][] | undefined) =>
  useInfiniteQuery({
    queryKey: [paymentsKey, 'result-rows', id, verdicts],
    queryFn: ({ signal, pageParam }) =>
      callCore('POST /office/payments/results/{id}/rows', {
        params: { id },
        body: { after: pageParam, limit: 100, ...(verdicts && { verdicts: [...verdicts] }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })

export const useQuarantine = (period: string) =>
  useInfiniteQuery({
    queryKey: [paymentsKey, 'quarantine', period],
    queryFn: ({ signal, pageParam }) =>
      callCore('POST /office/payments/quarantine', {
        body: { period, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as QuarantinePosition | null,
    getNextPageParam: ({ next }) => next,
  })

export const useReconciliation = (period: string) => {
  const language = useLanguage()
  return useQuery({
    queryKey: [paymentsKey, 'reconciliation', language, period],
    queryFn: ({ signal }) => callCore('POST /office/payments/reconciliation', { body: { period }, signal }),
  })
}

/** Returns a function that loads all data of the payment pages again. */
export const useRefreshPayments = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [paymentsKey] })
}
