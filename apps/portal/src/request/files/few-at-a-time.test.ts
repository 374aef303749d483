import { expect, it, vi } from 'vitest'
import { fewAtATime } from './few-at-a-time.ts'
import type { SendFile } from './send-file.ts'

const open = () => {
  const sent: { readonly name: string; readonly end: (error?: Error) => void }[] = []
  const send = fewAtATime((_type, { name }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<SendFile>>>()
    const arrived = { file_name: name, original_file_name: name, file_signed_url: null, readability: [] }
    sent.push({ name, end: (error) => (error ? reject(error) : resolve(arrived)) })
    return promise
  })
  const choose = (name: string) => {
    const controller = new AbortController()
    const options = { signal: controller.signal, onProgress: () => {} }
    return { controller, done: send('id_front', new File(['%PDF'], name), options) }
  }
  return { sent, choose, names: () => sent.map(({ name }) => name) }
}

it('sends three at once, and the next in order as soon as one has succeeded or failed', async () => {
  const { sent, choose, names } = open()
  const chosen = ['1', '2', '3', '4', '5'].map(choose)
  await vi.waitFor(() => expect(names()).toEqual(['1', '2', '3']))
  sent[1]?.end()
  await expect(chosen[1]?.done).resolves.toMatchObject({ file_name: '2' })
  await vi.waitFor(() => expect(names()).toEqual(['1', '2', '3', '4']))
  sent[0]?.end(new Error('The connection broke'))
  await expect(chosen[0]?.done).rejects.toThrow('broke')
  await vi.waitFor(() => expect(names()).toEqual(['1', '2', '3', '4', '5']))
  for (const { end } of sent) end()
  await Promise.all([chosen[2]?.done, chosen[3]?.done, chosen[4]?.done])
  choose('6')
  await vi.waitFor(() => expect(names()).toContain('6'))
})

it('never sends a file that is stopped while it waits', async () => {
  const { sent, choose, names } = open()
  const [, , , fourth, fifth] = ['1', '2', '3', '4', '5'].map(choose)
  fourth?.controller.abort()
  await expect(fourth?.done).rejects.toThrow()
  sent[0]?.end()
  await vi.waitFor(() => expect(names()).toEqual(['1', '2', '3', '5']))
  sent[3]?.end()
  await expect(fifth?.done).resolves.toMatchObject({ file_name: '5' })
})
