import { requestPath } from '@milgo/contracts/office-paths'
import type { QueueView } from '@milgo/domain/queue/queue-view'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type QueuePlace, takingFilters } from '../../lib/queue-place.ts'
import { callCore } from '../../lib/service-client.ts'
import { useRefreshQueue } from './use-queue-calls.ts'

/** Takes the most urgent request of a view and opens it, with its place in this view. */
export const useTakeNext = (view: QueueView, place: QueuePlace) => {
  const { isBusy, failure, submit } = useSubmit()
  const navigate = useNavigate()
  const refresh = useRefreshQueue()
  const [isNothing, setIsNothing] = useState(false)
  const take = () =>
    submit(async () => {
      const { taken } = await callCore('POST /office/queue/take-next', {
        body: { view: takingFilters(view) },
      })
      setIsNothing(!taken)
      void refresh()
      if (taken) await navigate(requestPath(taken.request_id), { state: { place } })
    })
  return { isBusy, failure, isNothing, take: () => void take() }
}
