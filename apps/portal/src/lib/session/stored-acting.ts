import { readStoredChoice, removeStoredChoice, storeChoice } from '@milgo/ui/stored-choice.ts'

/** A staff member who acts for a student: the student's id and the staff member's name. */
export type Acting = { readonly studentId: string; readonly staffName: string }

/** Stored beside the token together with the session's id, so that a leftover of another session does not count. */
const key = 'milgo.acting'

export const storeActing = (id: string, acting: Acting | undefined): void => {
  if (acting) storeChoice(key, JSON.stringify({ sessionId: id, ...acting }))
  else removeStoredChoice(key)
}

export const removeActing = (): void => removeStoredChoice(key)

export const findActing = (id: string): Acting | undefined => {
  try {
    const { sessionId, studentId, staffName } = JSON.parse(readStoredChoice(key) ?? '{}')
    return sessionId === id ? { studentId, staffName } : undefined
  } catch {
    return undefined
  }
}
