import { useState } from 'react'
import { callCore } from '../../lib/service-client.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { type InstitutionList, isRunning, useRefreshLists } from './use-institution-lists.ts'

type Answer = { readonly list: InstitutionList }

/** Applies and revokes a list. A long one takes several calls, between which the page shows how far it has come. */
export const useListSteps = (id: string) => {
  const refresh = useRefreshLists()
  const { isBusy, failure, submit } = useSubmit()
  const [progress, setProgress] = useState<InstitutionList>()
  const params = { id }

  const run = (call: () => Promise<Answer>) =>
    submit(async () => {
      try {
        let answer = await call()
        while (isRunning(answer.list)) {
          setProgress(answer.list)
          answer = await call()
        }
      } finally {
        setProgress(undefined)
        await refresh()
      }
    })

  return {
    isBusy,
    failure,
    progress,
    apply: () => run(() => callCore('POST /office/institution-lists/{id}/apply', { params })),
    revoke: (reason: string) =>
      run(() => callCore('POST /office/institution-lists/{id}/revoke', { params, body: { reason } })),
  }
}
