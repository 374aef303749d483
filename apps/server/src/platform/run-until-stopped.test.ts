import { getEventListeners } from 'node:events'
import { expect, it, vi } from 'vitest'
import { runUntilStopped } from './run-until-stopped.ts'

const long = 60_000

const rounds = (work: (stopping: AbortSignal) => Promise<void>, pauseMs = 1) => {
  const onFailure = vi.fn<(error: unknown) => void>()
  return { onFailure, ...runUntilStopped({ work, pauseMs, pauseAfterFailureMs: pauseMs, onFailure }) }
}

it('leaves no listener behind, however many rounds it works', async () => {
  let signal: AbortSignal | undefined
  let done = 0
  const loop = rounds(async (stopping) => {
    signal = stopping
    done += 1
  })
  await vi.waitFor(() => expect(done).toBeGreaterThan(20))
  expect(signal && getEventListeners(signal, 'abort')).toEqual([])
  await loop.stop()
})

it('stops during a pause at once, and begins no further round', async () => {
  const work = vi.fn(async () => {})
  const loop = rounds(work, long)
  await vi.waitFor(() => expect(work).toHaveBeenCalled())
  await loop.stop()
  loop.wake()
  expect(work).toHaveBeenCalledTimes(1)
})

it('waits at its stop for the round that is running', async () => {
  const ends = Promise.withResolvers<void>()
  const events: string[] = []
  const loop = rounds(async () => {
    await ends.promise
    events.push('the round ends')
  }, long)
  const stopping = loop.stop().then(() => events.push('it has stopped'))
  ends.resolve()
  await stopping
  expect(events).toEqual(['the round ends', 'it has stopped'])
})

it('works again at once when it is woken', async () => {
  const work = vi.fn(async () => {})
  const loop = rounds(work, long)
  await vi.waitFor(() => {
    loop.wake()
    expect(work.mock.calls.length).toBeGreaterThan(1)
  })
  await loop.stop()
})

it('reports a round that fails, and works on', async () => {
  const failure = new Error('a round')
  const work = vi.fn(() => Promise.reject(failure))
  const loop = rounds(work)
  await vi.waitFor(() => expect(work.mock.calls.length).toBeGreaterThan(1))
  expect(loop.onFailure).toHaveBeenCalledWith(failure)
  await loop.stop()
})
