import type { Area } from './shared/area.ts'

type Message = Area['messages'][number]

/** One message with all channels by which it was sent. */
export type SentMessage = Pick<Message, 'template' | 'created_at'> & {
  readonly ways: readonly Pick<Message, 'channel' | 'state'>[]
}

/** Groups the mail and the SMS about the same matter into one line; the order does not change. */
export const groupMessages = (messages: readonly Message[]): readonly SentMessage[] => {
  const groups = new Map<string, SentMessage>()
  for (const { template, created_at, channel, state } of messages) {
    const key = `${template} ${created_at}`
    const before = groups.get(key)
    groups.set(key, { template, created_at, ways: [...(before?.ways ?? []), { channel, state }] })
  }
  return [...groups.values()]
}
