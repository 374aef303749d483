import type { Sending } from '../../lib/one-time-code/sending.ts'
import { readTabItem, removeTabItem, storeTabItem } from '../../lib/session/tab-storage.ts'

/**
 * The code that was asked for and not yet typed. Kept by the tab, since a phone throws a page away while its owner
 * reads the message, and gone with it.
 */
export type PendingCode = Sending & {
  readonly way: 'phone' | 'restore'
  readonly phone: string
  readonly session: string
}

/** Longer than any code lives; whether one still does is the server's word. */
const longest = 60 * 60_000

export const savePendingCode = (code: PendingCode): void => storeTabItem('pending-code', JSON.stringify(code))

export const findPendingCode = (way: PendingCode['way']): PendingCode | undefined => {
  try {
    const kept: PendingCode = JSON.parse(readTabItem('pending-code') ?? 'null')
    return kept.way === way && Date.now() - kept.sentAt < longest ? kept : undefined
  } catch {
    return undefined
  }
}

export const forgetPendingCode = (): void => removeTabItem('pending-code')
