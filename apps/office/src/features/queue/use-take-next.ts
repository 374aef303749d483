import { requestPath } from '@milgo/contracts/office-paths'
import type { QueueView } from '@milgo/domain/queue/queue-view'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callCore } from '../../lib/service-client.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { filtersOf } from './queue-address.ts'
import { useRefreshQueue } from './use-queue-calls.ts'

/** Takes the most urgent request of a view and opens it. */
export const useTakeNext = (view: QueueView) => {
  const { isBusy, failure, submit } = useSubmit()
  const navigate = useNavigate()
  const refresh = useRefreshQueue()
  const [isNothing, setIsNothing] = useState(false)
  const take = () =>
    submit(async () => {
      // What another has is not to be taken, so that a view of assignees is no hindrance.
      const { assignee: _assignee, ...open } = view
      const { taken } = await callCore('POST /office/queue/take-next', { body: { view: filtersOf(open) } })
      setIsNothing(!taken)
      void refresh()
      if (taken) await navigate(requestPath(taken.request_id))
    })
  return { isBusy, failure, isNothing, take: () => void take() }
}
