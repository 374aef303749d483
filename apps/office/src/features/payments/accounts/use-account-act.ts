import { useSubmit } from '@milgo/web-client/use-submit'
import { useRef, useState } from 'react'
import { useRefreshPayments } from '../use-payment-calls.ts'

/** What an act did, and what of it was refused. */
export type Said = { readonly done: string; readonly refused?: string | undefined }

export type AccountAct = {
  /** Returns whether this act runs, or waits for the act before it. */
  readonly isRunning: (name: string) => boolean
  /** Makes the calls of an act, shows what they return, and loads the lists again. */
  readonly run: (name: string, call: () => Promise<Said>) => Promise<void>
}

/**
 * Runs the actions on the page of accounts one after another. The outcome is shown above the lists, because its row may
 * be removed from them.
 */
export const useAccountAct = () => {
  const { failure, submit } = useSubmit()
  const [said, setSaid] = useState<Said>()
  const [running, setRunning] = useState<readonly string[]>([])
  const refresh = useRefreshPayments()
  /** Resolves when no action runs. An action waits for it, so that a press during another action is not lost. */
  const lastAct = useRef<Promise<void>>(Promise.resolve())
  const run: AccountAct['run'] = (name, call) => {
    const runNow = async () => {
      setSaid(undefined)
      await submit(async () => {
        try {
          setSaid(await call())
        } finally {
          // Also after a refusal, because another staff member may have acted first.
          await refresh()
        }
      })
      setRunning((before) => before.filter((one) => one !== name))
    }
    setRunning((before) => [...before, name])
    lastAct.current = lastAct.current.then(runNow)
    return lastAct.current
  }
  const act: AccountAct = { isRunning: (name) => running.includes(name), run }
  return { act, said, failure }
}
