import type { MessageState, MessageTemplate } from './message-template.ts'

type Sent = {
  readonly template: MessageTemplate | null
  readonly state: MessageState
  /** A message that can come too late says a code or a link, which is never sent a second time. */
  readonly isSecret: boolean
  /** How far each resend has come: of it, or of the message whose resend it is. */
  readonly resends: readonly MessageState[]
  /** Its text is stored still. */
  readonly hasText: boolean
}

/** It is still to be sent, or being sent. */
export const isUnderWay = (state: MessageState): boolean => state === 'queued' || state === 'sending'

export const resendRefusals = ['SECRET', 'UNDER_WAY', 'NO_TEXT'] as const
export type ResendRefusal = (typeof resendRefusals)[number]

/** Why a message is not sent again; decisions, section 10: codes have neither text nor resend. */
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

/** It did not reach the student, or nobody knows whether it did. */
export const undeliveredStates: readonly MessageState[] = ['refused', 'uncertain']

export const isUndelivered = (state: MessageState): boolean => undeliveredStates.includes(state)
