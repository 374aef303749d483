import { expect, it } from 'vitest'
import { undoAll } from './undo-all.ts'

const never = () => new Promise<void>(() => {})

it('runs the later steps after one that hangs, throws or rejects, and reports all failures at the end', async () => {
  const stopped: string[] = []
  const stopping = undoAll([
    { undo: never, withinMs: 10 },
    {
      undo: () => {
        throw new Error('thrown')
      },
    },
    { undo: () => Promise.reject(new Error('rejected')), withinMs: 1_000 },
    { undo: () => void stopped.push('database') },
  ])
  await expect(stopping).rejects.toMatchObject({
    errors: [{ message: 'Did not stop within 10 ms' }, { message: 'thrown' }, { message: 'rejected' }],
  })
  expect(stopped).toEqual(['database'])
})

it('continues as soon as each step has stopped', async () => {
  const started = Date.now()
  await undoAll([{ undo: async () => {}, withinMs: 60_000 }])
  expect(Date.now() - started).toBeLessThan(5_000)
})
