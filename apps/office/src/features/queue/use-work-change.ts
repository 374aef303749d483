import type { AnswerOf, CallInput } from '@milgo/web-client/call-types'
import { useState } from 'react'
import { callCore } from '../../lib/service-client.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { type QueueRequest, useRefreshQueue } from './use-queue-calls.ts'

export type WorkChange = CallInput<'core', 'POST /office/work/change'>['body']['change']
type Answer = AnswerOf<'core', 'POST /office/work/change'>
export type WorkResults = Answer['results']

export type ChangedWork = {
  readonly results: WorkResults
  readonly undo: Answer['undo']
  readonly isUndone: boolean
}

type Planned = {
  readonly requests: readonly QueueRequest[]
  readonly change: WorkChange
  readonly results: WorkResults
}

const send = (requests: readonly QueueRequest[], change: WorkChange, isPreview: boolean): Promise<Answer> =>
  callCore('POST /office/work/change', {
    body: {
      requests: requests.map(({ request_id, work_version }) => ({ request_id, version: work_version })),
      change,
      is_preview: isPreview,
    },
  })

/** Changes the work on requests: one at once, many after a look at what will happen; what happened can be undone. */
export const useWorkChange = (onChanged: () => void) => {
  const { isBusy, failure, submit } = useSubmit()
  const refresh = useRefreshQueue()
  const [planned, setPlanned] = useState<Planned>()
  const [changed, setChanged] = useState<ChangedWork>()

  const make = async (requests: readonly QueueRequest[], change: WorkChange) => {
    const { results, undo } = await send(requests, change, false)
    setPlanned(undefined)
    setChanged({ results, undo, isUndone: false })
    onChanged()
    await refresh()
  }

  const plan = (requests: readonly QueueRequest[], change: WorkChange) =>
    submit(async () => {
      if (requests.length === 1) return make(requests, change)
      const { results } = await send(requests, change, true)
      setPlanned({ requests, change, results })
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
    confirm: () => void confirm(),
    undo: () => void undo(),
    cancel: () => setPlanned(undefined),
    hide: () => setChanged(undefined),
  }
}
