import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askForChecks } from './ask-for-checks.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
})
afterEach(() => {
  vi.useRealTimers()
})

it('asks again until it is stopped, also when an answer arrives after the stop', async () => {
  const answers: (() => void)[] = []
  const refresh = vi.fn(() => new Promise<never[]>((resolve) => answers.push(() => resolve([]))))
  const stop = askForChecks({ refresh })
  await vi.advanceTimersToNextTimerAsync()
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(refresh).toHaveBeenCalledTimes(2)
  stop()
  answers[1]?.()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(refresh).toHaveBeenCalledTimes(2)
  expect(vi.getTimerCount()).toBe(0)
})
