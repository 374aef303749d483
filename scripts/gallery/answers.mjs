// Answers in place of the server's, for states that the demo data does not have. Every answer is checked by the contract
// of its call, so that no picture shows what a server would never answer.
import { baseOf } from '../../packages/contracts/src/define-call.ts'
import { ErrorEnvelope } from '../../packages/contracts/src/error-envelope.ts'
import { calls } from '../../packages/contracts/src/index.ts'
import { fill } from '../../packages/messages/src/fill.ts'

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').Route} Route */
/** @typedef {import('../../packages/contracts/src/define-call.ts').Call} Call */
/** @typedef {import('../../packages/web-client/src/call-types.ts').CallName<'core'>} CoreName */
/** @typedef {import('../../packages/web-client/src/call-types.ts').CallName<'authz'>} AuthzName */
/** @typedef {CoreName | AuthzName} CallName method and path, such as `POST /eligibility` */
/** @typedef {(page: Page, language: string) => Promise<unknown>} Prepare */
/**
 * @template {CallName} Name
 * @typedef {Name extends CoreName
 *   ? import('../../packages/web-client/src/call-types.ts').AnswerOf<'core', Name>
 *   : Name extends AuthzName ? import('../../packages/web-client/src/call-types.ts').AnswerOf<'authz', Name> : never} Answer
 */

/** The header of an answer that does not come from the server. */
export const ownAnswer = 'x-gallery'

/** What a contract does not allow, by page. @type {WeakMap<Page, string[]>} */
const mistakes = new WeakMap()

/** Returns what the answers on a page had that their contracts do not allow. @type {(page: Page) => readonly string[]} */
export const mistakesOf = (page) => mistakes.get(page) ?? []

/** @type {(name: CallName) => Call} */
const callOf = (name) => {
  /** @type {readonly Call[]} */
  const all = Object.values(calls)
  const call = all.find(({ method, path }) => `${method} ${path}` === name)
  if (!call) throw new Error(`There is no call ${name}`)
  return call
}

/** Returns the addresses of a call; each `{part}` of its path is one part of the address. @type {(call: Call) => RegExp} */
const addressOf = ({ service, path }) =>
  new RegExp(`${baseOf(service)}${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`)

/** Returns what is wrong with an answer. @type {(call: Call, answer: unknown) => string | undefined} */
const findMistake = ({ method, path, response }, answer) => {
  const { success, error } = response.safeParse(answer)
  return success ? undefined : `not what ${method} ${path} answers: ${error.message}`
}

/** Answers the calls of one name. @type {(name: CallName, answer: (route: Route, page: Page) => Promise<unknown>) => Prepare} */
const route = (name, answer) => (page) => {
  const call = callOf(name)
  return page.route(addressOf(call), (one) =>
    one.request().method() === call.method ? answer(one, page) : one.fallback(),
  )
}

/** @type {(one: Route, status: number, json: unknown, headers?: Record<string, string>) => Promise<void>} */
const fulfil = (one, status, json, headers = {}) =>
  one.fulfill({ status, json, headers: { ...headers, [ownAnswer]: 'own' } })

/**
 * Answers a call without asking the server.
 * @template {CallName} Name
 * @param {Name} name
 * @param {Answer<Name>} answer
 * @returns {Prepare}
 */
export const answered = (name, answer) => async (page, language) => {
  const call = callOf(name)
  const mistake = findMistake(call, answer)
  if (mistake) throw new Error(mistake)
  await route(name, (one) => fulfil(one, call.success ?? 200, answer))(page, language)
}

/**
 * Answers a call from what it sends, with an answer that its contract allows for this status.
 * @type {(name: CallName, answer: (body: any) => unknown, status?: number) => Prepare}
 */
export const replied = (name, answer, status) =>
  route(name, async (one, page) => {
    const { success, conflict, ...call } = callOf(name)
    const json = answer(one.request().postDataJSON())
    const response = status === 409 && conflict ? conflict : call.response
    const mistake = findMistake({ ...call, response }, json)
    if (mistake) mistakes.set(page, [...mistakesOf(page), mistake])
    await fulfil(one, status ?? success ?? 200, json)
  })

/**
 * Changes the server's answer to a call.
 * @template {CallName} Name
 * @param {Name} name
 * @param {(answer: Answer<Name>) => Answer<Name>} change
 * @returns {Prepare}
 */
export const changed = (name, change) =>
  route(name, async (one, page) => {
    const response = await one.fetch()
    if (!response.ok()) return one.fulfill({ response })
    const answer = change(await response.json())
    const mistake = findMistake(callOf(name), answer)
    if (mistake) mistakes.set(page, [...mistakesOf(page), mistake])
    return one.fulfill({ response, json: answer })
  })

/** @typedef {import('../../packages/contracts/src/error-envelope.ts').ErrorItem} ErrorItem */

/** Where the sentences of the server are, by code. */
const sentences = /** @type {const} */ ([
  ['errors', 'errors'],
  ['staff-errors', 'staffErrors'],
  ['issues', 'issues'],
  ['status', 'statusRefusals'],
])

/** Returns the sentence of the server for a code. @type {(code: string, language: string) => Promise<string>} */
const sentenceOf = async (code, language) => {
  for (const [file, table] of sentences) {
    const words = await import(`../../packages/messages/src/${language}/${file}.ts`)
    if (words[table][code]) return words[table][code]
  }
  return ''
}

/** An error of a field, without the server's sentence. @typedef {Omit<ErrorItem, 'message'> & { message?: string }} FieldError */

/**
 * Refuses a call, in the words of the server. `more` has the values in these words, the errors of single fields, or what
 * the body contains beside the error.
 * @type {(name: CallName, status: number, code: string, more?: { statusCode?: number, message?: string, params?: Record<string, string>, errors?: FieldError[], beside?: object, retryAfter?: number }) => Prepare}
 */
export const refused =
  (name, status, code, { statusCode = status, message, params = {}, errors, beside, retryAfter } = {}) =>
  async (page, language) => {
    const worded = await Promise.all(
      (errors ?? []).map(async (error) => ({
        ...error,
        message: error.message ?? (await sentenceOf(error.code, language)),
      })),
    )
    const error = {
      statusCode,
      code,
      message: message ?? fill(await sentenceOf(code, language), params),
    }
    const body = { error: { ...error, ...(errors && { errors: worded }) }, ...beside }
    ErrorEnvelope.parse(body)
    const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
    await route(name, (one) => fulfil(one, status, body, headers))(page, language)
  }

/** Leaves a call without an answer, so that the page waits. @type {(name: CallName) => Prepare} */
export const unanswered = (name) => route(name, () => new Promise(() => {}))

/** Cuts the connection of a call. @type {(name: CallName) => Prepare} */
export const cutOff = (name) => route(name, (one) => one.abort('connectionfailed'))

/** Who reads the page. Without these calls a page does not begin to load. */
const readers = /\/(?:user\/current-user|office-auth\/current-staff|setting\/get-all)(?:\?|$)/

/** Leaves every call without an answer that a page makes for its own content. @type {Prepare} */
export const waiting = (page) =>
  page.route('**/core-service/**', (one) =>
    readers.test(one.request().url()) ? one.fallback() : new Promise(() => {}),
  )

/** Makes every call of a service fail. @type {Prepare} */
export const failing = (page) =>
  page.route('**/core-service/**', (one) =>
    fulfil(one, 503, { error: { statusCode: 503, code: 'DATABASE_UNAVAILABLE', message: '' } }),
  )

/** Prepares a page in several ways. Of two answers to one call the last counts. @type {(...ways: readonly Prepare[]) => Prepare} */
export const all =
  (...ways) =>
  async (page, language) => {
    for (const way of ways) await way(page, language)
  }
