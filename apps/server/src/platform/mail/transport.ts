/** Takes a message out of the house. What it throws means "not delivered, try again". */
export type Transport = {
  readonly deliver: (message: {
    readonly channel: 'mail' | 'sms'
    readonly recipient: string
  }) => Promise<void>
}

/** Messages stay where they are, in the outbox, and `/dev/outbox` shows them. */
export const developmentMailbox: Transport = { deliver: async () => {} }
