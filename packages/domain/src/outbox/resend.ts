import type { MessageState, MessageTemplate } from './message-template.ts'

type Sent = {
  readonly template: MessageTemplate | null
  readonly state: MessageState
  /** The message can expire, because it contains a code or a link. Such a message is never sent a second time. */
  readonly isSecret: boolean
  /** The state of each resend of the message, or of the message that it is a resend of. */
  readonly resends: readonly MessageState[]
  /** The text is still stored. */
  readonly hasText: boolean
}

/** Returns whether the message is waiting to be sent, or being sent. */
export const isUnderWay = (state: MessageState): boolean => state === 'queued' || state === 'sending'

export const resendRefusals = ['SECRET', 'UNDER_WAY', 'NO_TEXT'] as const
export type ResendRefusal = (typeof resendRefusals)[number]

/**
 * Returns why a message cannot be sent again; undefined if it can. Decisions, section 10: codes have neither text nor
 * resend.
 */
export const findResendRefusal = ({
  template,
  state,
  isSecret,
  resends,
  hasText,
}: Sent): ResendRefusal | undefined => {
  if (isSecret || template?.startsWith('CODE_')) return 'SECRET'
  if ([state, ...resends].some(isUnderWay)) return 'UNDER_WAY'
  return hasText ? undefined : 'NO_TEXT'
}

/** The states of a message that did not reach the student, or may not have reached them. */
export const undeliveredStates: readonly MessageState[] = ['refused', 'uncertain']

export const isUndelivered = (state: MessageState): boolean => undeliveredStates.includes(state)
