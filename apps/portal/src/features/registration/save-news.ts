import type { SaveState } from './save-state.ts'

/**
 * Returns what a screen reader should announce about saving, given what it announced last: a failure once, and then the
 * success. A normal save is not announced, so that it does not interrupt the student.
 */
export const saveNews = (announced: string, { kind, reason }: SaveState, allSaved: string): string => {
  if (reason !== undefined) return reason
  if (kind === 'saved') return announced === '' ? '' : allSaved
  return announced === allSaved ? '' : announced
}
