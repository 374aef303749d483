import { callCore } from '../../lib/service-client.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { type BatchDetails, type Order, useRefreshPayments } from './use-payment-calls.ts'

/** What an institution says of a row of its list, one row at a time. */
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
