import { useCountdown } from '@milgo/ui/use-countdown.ts'
import { CallFailed } from '@milgo/web-client/call-failed'
import { useRef, useState } from 'react'
import { useSetting } from '../use-setting.ts'
import { type Sending, startSending } from './sending.ts'
import { useCodeExpiry } from './use-code-expiry.ts'

type Options = {
  readonly sending: Sending
  /** Sends another code; an error that it throws is shown. */
  readonly resend: (sending: Sending) => Promise<void>
}

/** Why a code is no longer valid; only a new one helps. */
export type DeadCode = 'blocked' | 'expired'

const deadBy: Readonly<Record<string, DeadCode>> = { CODE_BLOCKED: 'blocked', CODE_EXPIRED: 'expired' }

const codeOf = (error: unknown): string => (error instanceof CallFailed ? (error.code ?? '') : '')
const waitOf = (error: unknown): number => (error instanceof CallFailed ? (error.retryAfterSeconds ?? 0) : 0)

/** Returns whether an error is about the code, as specified, and not about another field. */
const isAboutCode = (error: unknown): boolean => {
  if (!(error instanceof CallFailed)) return false
  if (error.code === 'TOO_MANY_REQUESTS') return true
  const blamed = error.refusal?.errors?.map(({ field }) => field) ?? []
  return error.status === 400 && blamed.every((field) => field === undefined || field === 'code')
}

/** Returns the state of a one-time code from its sending to its acceptance, for any purpose. */
export const useOneTimeCode = ({ sending: first, resend }: Options) => {
  const resendSeconds = Number(useSetting('RESEND_SECONDS') ?? 0)
  const [sending, setSending] = useState(first)
  const [digits, setDigits] = useState('')
  const [dead, setDead] = useState<DeadCode>()
  const [problem, setProblem] = useState<{ readonly error: unknown; readonly count: number }>()
  const [isChecking, setIsChecking] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [timesSentAgain, setTimesSentAgain] = useState(0)
  const [resendProblem, setResendProblem] = useState<unknown>()
  const tryWait = useCountdown()
  const resendWait = useCountdown(Math.max(0, resendSeconds - (Date.now() - first.sentAt) / 1_000))
  const isRunning = useRef(false)

  useCodeExpiry(sending, () => {
    // While a code is being checked, the service's answer counts.
    if (!isRunning.current) setDead((before) => before ?? 'expired')
  })

  const refuse = (error: unknown) => {
    const code = codeOf(error)
    setProblem((before) => ({ error, count: (before?.count ?? 0) + 1 }))
    setDead(deadBy[code])
    if (code === 'TOO_MANY_REQUESTS') tryWait.start(waitOf(error))
    if (isAboutCode(error)) setDigits('')
  }

  /** Runs the action that the code is for. A success leads elsewhere, so the field is not enabled again after it. */
  const attempt = async (action: () => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    setIsChecking(true)
    try {
      await action()
    } catch (error) {
      refuse(error)
      setIsChecking(false)
      isRunning.current = false
    }
  }

  const sendAgain = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setIsSending(true)
    setResendProblem(undefined)
    try {
      const next = await startSending()
      await resend(next)
      setSending(next)
      setTimesSentAgain((times) => times + 1)
      setProblem(undefined)
      setDead(undefined)
      setDigits('')
      resendWait.start(resendSeconds)
    } catch (error) {
      resendWait.start(waitOf(error))
      // "Too soon" is no failure to show, because the shown wait says the same.
      if (codeOf(error) !== 'RESEND_TOO_SOON') setResendProblem(error)
    } finally {
      setIsSending(false)
      isRunning.current = false
    }
  }

  const isRefusal = problem !== undefined && isAboutCode(problem.error)
  /** Whether the refusal is over, because its waiting time has passed. */
  const isStale = isRefusal && codeOf(problem.error) === 'TOO_MANY_REQUESTS' && tryWait.seconds === 0

  return {
    digits,
    setDigits: (typed: string) => {
      if (isRunning.current) return
      setDigits(typed)
      setProblem(undefined)
    },
    dead,
    /** What is wrong with the digits. Any other error is `failure`. */
    problem: isRefusal && !isStale ? problem : undefined,
    failure: isRefusal ? undefined : problem,
    isChecking,
    isSending,
    timesSentAgain,
    resendProblem,
    secondsToTry: tryWait.seconds,
    secondsToResend: resendWait.seconds,
    attempt,
    sendAgain,
  }
}

export type OneTimeCodeState = ReturnType<typeof useOneTimeCode>
