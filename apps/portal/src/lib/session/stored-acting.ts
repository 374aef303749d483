import { readStoredChoice, removeStoredChoice, storeChoice } from '@milgo/ui/stored-choice.ts'

/** A staff member who works in a student's place: for whom, and who it is. */
export type Acting = { readonly studentId: string; readonly staffName: string }

/** Beside the token, and with the session's id: what is left of another session makes nobody act. */
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
