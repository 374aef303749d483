import { useSubmit } from '@milgo/web-client/use-submit'
import { useEffect, useRef, useState } from 'react'
import { callCore } from '../../lib/service-client.ts'
import { type InstitutionList, isRunning, useRefreshLists } from './use-institution-lists.ts'

type Answer = { readonly list: InstitutionList }

/**
 * Applies and revokes a list. A long list needs several calls, and the page shows the progress between them. When the
 * page is left, a job of the server does the rest.
 */
export const useListSteps = (id: string) => {
  const refresh = useRefreshLists()
  const { isBusy, failure, submit } = useSubmit()
  const [progress, setProgress] = useState<InstitutionList>()
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  const params = { id }

  const run = (call: () => Promise<Answer>) =>
    submit(async () => {
      try {
        let answer = await call()
        while (isRunning(answer.list) && !isLeft.current) {
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
