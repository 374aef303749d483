import type { Sending } from '../../lib/one-time-code/sending.ts'
import { readTabItem, removeTabItem, storeTabItem } from '../../lib/session/tab-storage.ts'

/**
 * A code that was sent and not typed yet. It is stored in the tab, because a phone may discard the page while its owner
 * reads the message.
 */
export type PendingCode = Sending & {
  readonly way: 'phone' | 'restore'
  readonly phone: string
  readonly session: string
}

/** In milliseconds; longer than any code is valid. The server decides whether a code is still valid. */
const longest = 60 * 60_000

export const savePendingCode = (code: PendingCode): void => storeTabItem('pending-code', JSON.stringify(code))

export const findPendingCode = (way: PendingCode['way']): PendingCode | undefined => {
  try {
    const stored: PendingCode = JSON.parse(readTabItem('pending-code') ?? 'null')
    return stored.way === way && Date.now() - stored.sentAt < longest ? stored : undefined
  } catch {
    return undefined
  }
}

export const forgetPendingCode = (): void => removeTabItem('pending-code')
