import type { SaveState } from './save-state.ts'

/**
 * What is read out of the saving, after what was read out last: why it does not succeed, once, and that it does again.
 * What is saved in passing, as nearly everything is, interrupts nobody.
 */
export const saveNews = (told: string, { kind, reason }: SaveState, allSaved: string): string => {
  if (reason !== undefined) return reason
  if (kind === 'saved') return told === '' ? '' : allSaved
  return told === allSaved ? '' : told
}
