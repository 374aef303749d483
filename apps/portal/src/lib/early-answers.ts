declare global {
  /**
   * Set by `early.ts`, which is a script of its own: answers that are on their way before the application is,
   * and nothing where the page has asked itself.
   */
  var milgoEarlyAnswers: Map<string, Promise<Response> | undefined> | undefined
}

/** Whose answer it is follows from the headers: language, and session. */
const keyOf = (address: string, headers: HeadersInit): string => JSON.stringify([address, headers])

/** Asks once: what the page has taken, or has asked for itself, is not asked for again. */
export const askOnce = (
  address: string,
  headers: HeadersInit,
  ask: () => Promise<Response>,
): Promise<Response> | undefined => {
  const key = keyOf(address, headers)
  globalThis.milgoEarlyAnswers ??= new Map()
  if (globalThis.milgoEarlyAnswers.has(key)) return undefined
  const answer = ask()
  globalThis.milgoEarlyAnswers.set(key, answer)
  return answer
}

/** For the first who asks; the next one asks anew. */
export const takeEarlyAnswer = (address: string, headers: HeadersInit): Promise<Response> | undefined => {
  const key = keyOf(address, headers)
  const answer = globalThis.milgoEarlyAnswers?.get(key)
  globalThis.milgoEarlyAnswers?.set(key, undefined)
  return answer
}

/** What nobody took in time belongs to a page that was never opened, and would be old. */
export const dropEarlyAnswers = (): void => {
  globalThis.milgoEarlyAnswers = undefined
}
