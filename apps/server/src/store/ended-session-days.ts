/** For this many days a session is stored after its end. */
export const endedSessionDays = 30
