/** A message as a gateway gets it. */
export type OutgoingMessage = {
  readonly id: string
  readonly channel: 'mail' | 'sms'
  readonly recipient: string
  readonly subject: string | null
  /** The address for replies, if it is not the sender's. */
  readonly replyTo: string | null
  readonly body: string
  readonly html: string | null
}

/** Sends messages. Its error says whether to try again; see `DeliveryFailed`. */
export type Transport = {
  /** Sends a message. Stops when `stopped` is aborted; its error then says whether the message may have been sent. */
  readonly deliver: (message: OutgoingMessage, stopped?: AbortSignal) => Promise<void>
  /** Whether the outbox is the only place where the message can be read. */
  readonly staysInOutbox: boolean
}

/**
 * `refused`: another try would be refused as well. `uncertain`: the message was handed over and no answer came, so it
 * may have been sent. Any other error means that the message was not sent and may be tried again.
 */
export class DeliveryFailed extends Error {
  readonly outcome: 'refused' | 'uncertain'

  constructor(outcome: 'refused' | 'uncertain', cause: unknown) {
    super(outcome, { cause })
    this.name = 'DeliveryFailed'
    this.outcome = outcome
  }
}

/** Sends nothing: messages stay in the outbox, and `/dev/outbox` shows them. */
export const developmentMailbox: Transport = { deliver: async () => {}, staysInOutbox: true }
