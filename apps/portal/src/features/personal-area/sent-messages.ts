import type { Area } from './area.ts'

type Message = Area['messages'][number]

/** One message in all the ways that it was sent. */
export type SentMessage = Pick<Message, 'template' | 'created_at'> & {
  readonly ways: readonly Pick<Message, 'channel' | 'state'>[]
}

/** What went out by mail and by SMS for one cause is one line; the order stays. */
export const groupMessages = (messages: readonly Message[]): readonly SentMessage[] => {
  const groups = new Map<string, SentMessage>()
  for (const { template, created_at, channel, state } of messages) {
    const key = `${template} ${created_at}`
    const before = groups.get(key)
    groups.set(key, { template, created_at, ways: [...(before?.ways ?? []), { channel, state }] })
  }
  return [...groups.values()]
}
