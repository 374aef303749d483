import type { Opened } from '@milgo/viewer/opened-document.ts'
import { expect, it } from 'vitest'
import { createReadingQueue, type Unread } from './reading-queue.ts'
import type { ReviewedDocument } from './review-types.ts'

const opened: Opened = { kind: 'refused', why: 'broken' }
const looked = (key: string) => ({ document: { key } as ReviewedDocument, fileName: `${key}.pdf`, opened })

const startQueue = () => {
  const begun: string[] = []
  const readings: { key: string; signal: AbortSignal; end: () => void }[] = []
  const queue = createReadingQueue({
    onBegin: ({ document }) => begun.push(document.key),
    read: ({ document: { key } }: Unread, signal) =>
      new Promise((end) => {
        readings.push({ key, signal, end })
        signal.addEventListener('abort', () => end())
      }),
  })
  const keys = () => readings.map(({ key }) => key)
  return { queue, begun, readings, keys }
}

it('stops reading at once when another document is shown, and reads the interrupted one later', async () => {
  const { queue, begun, readings, keys } = startQueue()
  queue.goOnAfter(0, looked('card'))
  await expect.poll(keys).toEqual(['card'])
  queue.pause()
  expect(readings[0]?.signal.aborted).toBe(true)
  expect(queue.isRead('card.pdf')).toBe(false)

  // The shown document is read first. A document that was read is not read again.
  queue.goOnAfter(0, looked('letter'))
  await expect.poll(keys).toEqual(['card', 'letter'])
  readings[1]?.end()
  await expect.poll(keys).toEqual(['card', 'letter', 'card'])
  readings[2]?.end()
  await expect.poll(() => queue.isRead('card.pdf')).toBe(true)
  expect(queue.isRead('letter.pdf')).toBe(true)
  expect(begun).toEqual(['card', 'letter'])
})

it('reads the document that is still shown after a pause', async () => {
  const { queue, keys } = startQueue()
  queue.goOnAfter(60_000, looked('card'))
  queue.goOnAfter(0)
  await expect.poll(keys).toEqual(['card'])
})

it('does not read a document that was shown too briefly, and reads nothing after it is closed', async () => {
  const { queue, readings, keys } = startQueue()
  queue.goOnAfter(60_000, looked('card'))
  queue.goOnAfter(0, looked('letter'))
  await expect.poll(keys).toEqual(['letter'])
  queue.close()
  expect(readings[0]?.signal.aborted).toBe(true)
  queue.goOnAfter(0, looked('other'))
  await expect.poll(keys).toEqual(['letter', 'other'])
  readings[1]?.end()
  await expect.poll(() => queue.isRead('other.pdf')).toBe(true)
  expect(keys()).toEqual(['letter', 'other'])
})
