declare global {
  /**
   * Set by `early.ts`, which is a separate script: answers of calls that started before the application was loaded. The
   * value is undefined where the page has made the call itself.
   */
  var milgoEarlyAnswers: Map<string, Promise<Response> | undefined> | undefined
}

/** Returns the key of an answer. The headers are part of it, because they contain the language and the session. */
const keyOf = (address: string, headers: HeadersInit): string => JSON.stringify([address, headers])

/** Makes a call unless the page has already used its answer or made the call itself. */
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

/** Returns the early answer to the first caller; undefined for every later one. */
export const takeEarlyAnswer = (address: string, headers: HeadersInit): Promise<Response> | undefined => {
  const key = keyOf(address, headers)
  const answer = globalThis.milgoEarlyAnswers?.get(key)
  globalThis.milgoEarlyAnswers?.set(key, undefined)
  return answer
}

/** Drops unused answers: they belong to a page that was never opened, and would be outdated. */
export const dropEarlyAnswers = (): void => {
  globalThis.milgoEarlyAnswers = undefined
}
