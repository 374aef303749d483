import type { QueueView } from '@milgo/domain/queue/queue-view'
import { findRequestNumber } from '@milgo/domain/status/request-number'
import type { AnswerOf, CallInput } from '@milgo/web-client/call-types'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useState } from 'react'
import { callCore } from '../../lib/service-client.ts'
import { filtersOf } from './queue-address.ts'
import { type QueueRequest, useRefreshQueue } from './use-queue-calls.ts'

export type WorkChange = CallInput<'core', 'POST /office/work/change'>['body']['change']
type Answer = AnswerOf<'core', 'POST /office/work/change'>
export type WorkResults = Answer['results']

export type ChangedWork = {
  readonly results: WorkResults
  readonly undo: Answer['undo']
  readonly isUndone: boolean
}

type Versioned = { readonly request_id: string; readonly version: number }

/** Returns the period of found requests. Those of another one are not changed, and the preview says so. */
const periodOf = ([first]: readonly QueueRequest[]): string | undefined =>
  findRequestNumber(first?.request_number ?? '')?.period ?? undefined

type Planned = {
  readonly period: string | undefined
  readonly requests: readonly Versioned[]
  readonly change: WorkChange
  readonly results: WorkResults
  /** The number of requests of the view beyond the results, which are limited to what can be changed together. */
  readonly left: number
}

const versioned = (requests: readonly QueueRequest[]): readonly Versioned[] =>
  requests.map(({ request_id, work_version }) => ({ request_id, version: work_version }))

/** Changes the work on requests of a view: one request at once, several after a preview. The change can be undone. */
export const useWorkChange = ({ period }: QueueView, isSearch: boolean, onChanged: () => void) => {
  const { isBusy, failure, submit } = useSubmit()
  const refresh = useRefreshQueue()
  const [planned, setPlanned] = useState<Planned>()
  const [changed, setChanged] = useState<ChangedWork>()

  type Asked = Pick<Planned, 'period' | 'requests' | 'change'>
  const send = ({ period, requests, change }: Asked, isPreview: boolean): Promise<Answer> =>
    callCore('POST /office/work/change', {
      body: {
        ...(period !== undefined && { period }),
        requests: [...requests],
        change,
        is_preview: isPreview,
      },
    })

  const make = async (asked: Asked) => {
    const { results, undo } = await send(asked, false)
    setPlanned(undefined)
    setChanged({ results, undo, isUndone: false })
    onChanged()
    await refresh()
  }

  const plan = (requests: readonly QueueRequest[], change: WorkChange) =>
    submit(async () => {
      const asked = {
        period: isSearch ? periodOf(requests) : period,
        requests: versioned(requests),
        change,
      }
      if (requests.length === 1) return make(asked)
      const { results } = await send(asked, true)
      setPlanned({ ...asked, results, left: 0 })
    })

  /**
   * Plans a change of the whole view. Only the requests of the plan are changed, not those that enter the view later.
   */
  const planView = (view: QueueView, change: WorkChange) =>
    submit(async () => {
      const { results, count } = await callCore('POST /office/work/plan', {
        body: { view: filtersOf(view), change },
      })
      const requests = results
        .filter(({ outcome }) => outcome === 'done')
        .map(({ request_id, version }) => ({ request_id, version }))
      setPlanned({ period, requests, change, results, left: count - results.length })
    })

  const confirm = () =>
    submit(async () => {
      if (planned) await make(planned)
    })

  const undo = () =>
    submit(async () => {
      if (!changed?.undo) return
      const { results } = await callCore('POST /office/work/undo', {
        body: { change_id: changed.undo.change_id },
      })
      setChanged({ results, undo: null, isUndone: true })
      await refresh()
    })

  return {
    isBusy,
    failure,
    planned,
    changed,
    plan: (requests: readonly QueueRequest[], change: WorkChange) => void plan(requests, change),
    planView: (view: QueueView, change: WorkChange) => void planView(view, change),
    confirm: () => void confirm(),
    undo: () => void undo(),
    cancel: () => setPlanned(undefined),
    hide: () => setChanged(undefined),
  }
}
