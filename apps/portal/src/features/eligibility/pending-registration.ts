import type { Sending } from '../../lib/one-time-code/sending.ts'
import { readTabItem, removeTabItem, storeTabItem } from '../../lib/session/tab-storage.ts'

/** An applicant to whom a code was sent. */
export type Registration = Sending & {
  readonly username: string
  readonly phone: string
  /** The session of the code: it ties the code to this attempt, whoever else enters the same phone. */
  readonly session: string
  /** Confirms the code. It is asked again after a reload, because it is stored nowhere. */
  readonly password?: string | undefined
}

/**
 * In milliseconds; as long as the answers of the check are stored, because a shared computer must not show the phone
 * number later.
 */
const lifetime = 30 * 60_000

export const saveRegistration = ({ password: _password, ...registration }: Registration): void =>
  storeTabItem('pending-registration', JSON.stringify(registration))

export const findRegistration = (): Registration | undefined => {
  try {
    const { username, phone, session, sentAt, sentAtServer } = JSON.parse(
      readTabItem('pending-registration') ?? '{}',
    )
    const isFresh = typeof sentAt === 'number' && Math.abs(Date.now() - sentAt) < lifetime
    if (!isFresh || [username, phone, session].some((text) => typeof text !== 'string')) return undefined
    return { username, phone, session, sentAt, ...(typeof sentAtServer === 'number' && { sentAtServer }) }
  } catch {
    return undefined
  }
}

export const forgetRegistration = (): void => removeTabItem('pending-registration')
