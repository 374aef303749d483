import { useState } from 'react'
import { useSubmit } from '../../../lib/use-submit.ts'
import { useRefreshPayments } from '../use-payment-calls.ts'

export type AccountAct = {
  readonly isBusy: boolean
  /** Makes a call, says `said` where it succeeds, and loads the lists again. */
  readonly run: (said: string, call: () => Promise<unknown>) => Promise<void>
}

/** One act at a time on the page of accounts. Its outcome stands above the lists, since its row may leave them. */
export const useAccountAct = () => {
  const { isBusy, failure, submit } = useSubmit()
  const [said, setSaid] = useState('')
  const refresh = useRefreshPayments()
  const run: AccountAct['run'] = (text, call) => {
    setSaid('')
    return submit(async () => {
      try {
        await call()
        setSaid(text)
      } finally {
        // Also after a refusal: somebody else may have been faster.
        await refresh()
      }
    })
  }
  return { act: { isBusy, run }, said, failure }
}
