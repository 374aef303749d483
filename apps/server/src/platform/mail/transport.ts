/** What a gateway is given. */
export type OutgoingMessage = {
  readonly id: string
  readonly channel: 'mail' | 'sms'
  readonly recipient: string
  readonly subject: string | null
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo: string | null
  readonly body: string
  readonly html: string | null
}

/** Takes a message out of the house. What it throws says whether to try again; see `DeliveryFailed`. */
export type Transport = {
  /** Breaks off when it is `stopped`; what it throws then says how far the message has come. */
  readonly deliver: (message: OutgoingMessage, stopped?: AbortSignal) => Promise<void>
  /** Whether the outbox is the only place where the message can be read. */
  readonly staysInOutbox: boolean
}

/**
 * `refused`: it will be refused again. `uncertain`: it was handed over and no answer came, so it may have been sent.
 * Anything else that is thrown means that it was not sent and may be tried again.
 */
export class DeliveryFailed extends Error {
  readonly outcome: 'refused' | 'uncertain'

  constructor(outcome: 'refused' | 'uncertain', cause: unknown) {
    super(outcome, { cause })
    this.name = 'DeliveryFailed'
    this.outcome = outcome
  }
}

/** Messages stay where they are, in the outbox, and `/dev/outbox` shows them. */
export const developmentMailbox: Transport = { deliver: async () => {}, staysInOutbox: true }
