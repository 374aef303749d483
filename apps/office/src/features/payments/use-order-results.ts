import { useSubmit } from '@milgo/web-client/use-submit'
import { callCore } from '../../lib/service-client.ts'
import { type BatchDetails, type Order, useRefreshPayments } from './use-payment-calls.ts'

/** Enters an institution's results of its list, one row at a time. */
export const useOrderResults = ({ id }: BatchDetails) => {
  const refresh = useRefreshPayments()
  const { isBusy, failure, submit } = useSubmit()
  const enter = ({ sequence }: Order, result: 'PAID' | 'RETURNED') =>
    void submit(async () => {
      await callCore('POST /office/payments/batches/{id}/row-results', {
        params: { id },
        body: { rows: [result === 'PAID' ? { sequence, result } : { sequence, result, reason: 'OTHER' }] },
      })
      await refresh()
    })
  return { enter, isBusy, failure }
}
