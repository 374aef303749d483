import type { QueueView } from '@milgo/domain/queue/queue-view'
import type { AnswerOf, CallInput } from '@milgo/web-client/call-types'
import { useState } from 'react'
import { callCore } from '../../lib/service-client.ts'
import { useSubmit } from '../../lib/use-submit.ts'
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

type Planned = {
  readonly requests: readonly Versioned[]
  readonly change: WorkChange
  readonly results: WorkResults
  /** Requests of the view that are not among the results: more than can be changed together. */
  readonly left: number
}

const versioned = (requests: readonly QueueRequest[]): readonly Versioned[] =>
  requests.map(({ request_id, work_version }) => ({ request_id, version: work_version }))

/**
 * Changes the work on requests of a view: one at once, many after a look at what will happen; what happened can be undone.
 */
export const useWorkChange = ({ period }: QueueView, onChanged: () => void) => {
  const { isBusy, failure, submit } = useSubmit()
  const refresh = useRefreshQueue()
  const [planned, setPlanned] = useState<Planned>()
  const [changed, setChanged] = useState<ChangedWork>()

  const send = (requests: readonly Versioned[], change: WorkChange, isPreview: boolean): Promise<Answer> =>
    callCore('POST /office/work/change', {
      body: {
        ...(period !== undefined && { period }),
        requests: [...requests],
        change,
        is_preview: isPreview,
      },
    })

  const make = async (requests: readonly Versioned[], change: WorkChange) => {
    const { results, undo } = await send(requests, change, false)
    setPlanned(undefined)
    setChanged({ results, undo, isUndone: false })
    onChanged()
    await refresh()
  }

  const plan = (requests: readonly QueueRequest[], change: WorkChange) =>
    submit(async () => {
      const asked = versioned(requests)
      if (asked.length === 1) return make(asked, change)
      const { results } = await send(asked, change, true)
      setPlanned({ requests: asked, change, results, left: 0 })
    })

  /** What was shown beforehand is what is changed: new requests of the view are not. */
  const planView = (view: QueueView, change: WorkChange) =>
    submit(async () => {
      const { results, count } = await callCore('POST /office/work/plan', {
        body: { view: filtersOf(view), change },
      })
      const requests = results
        .filter(({ outcome }) => outcome === 'done')
        .map(({ request_id, version }) => ({ request_id, version }))
      setPlanned({ requests, change, results, left: count - results.length })
    })

  const confirm = () =>
    submit(async () => {
      if (planned) await make(planned.requests, planned.change)
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
