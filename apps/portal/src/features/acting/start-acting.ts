import { callAuthz } from '../../lib/service-client.ts'
import { startSession } from '../../lib/student/start-session.ts'

let started: { readonly code: string; readonly done: Promise<void> } | undefined

/** Starts acting with a code, once: a second call with the same code gets the result of the first. */
export const startActing = (code: string): Promise<void> => {
  if (started?.code !== code) started = { code, done: handOff(code) }
  return started.done
}

const handOff = async (code: string): Promise<void> => {
  const { id, jwtToken, staff_name } = await callAuthz('POST /auth/admin-handoff', { body: { code } })
  startSession({ jwtToken }, { studentId: id, staffName: staff_name })
}
