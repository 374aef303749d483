import { calls } from '@milgo/contracts'
import { baseOf, type Call, type Service } from '@milgo/contracts/define-call'
import { ErrorEnvelope } from '@milgo/contracts/error-envelope'
import type { AnswerOf, CallName } from '@milgo/web-client/call-types'

/** A call as the page made it. */
export type MadeCall = {
  readonly name: string
  readonly body: unknown
  readonly headers: Headers
  readonly language: string | null
}

/** A refusal or a failure instead of an answer. */
export class Refusal {
  readonly status: number
  readonly envelope: unknown
  readonly headers: Readonly<Record<string, string>>
  constructor(status: number, envelope: unknown, headers: Readonly<Record<string, string>> = {}) {
    this.status = status
    this.envelope = envelope
    this.headers = headers
  }
}

/** Returns a refusal: `refuse(200, { statusCode: 250, code: 'REQUIRED', message: '...' })`. */
export const refuse = (status: number, error: unknown): Refusal => new Refusal(status, { error })

/** Returns a refusal for too many attempts, with the number of seconds to wait. */
export const refuseFor = (seconds: number): Refusal =>
  new Refusal(
    429,
    { error: { statusCode: 429, code: 'TOO_MANY_REQUESTS', message: 'x' } },
    { 'Retry-After': String(seconds) },
  )

/** The call gets no answer, as if offline. */
export const noConnection = Symbol('no connection')

type Answering<Answer> =
  | Answer
  | Refusal
  | typeof noConnection
  | ((made: MadeCall) => Answer | Refusal | typeof noConnection | Promise<Answer | Refusal>)

/** The answers by method and path, of one service or of both. */
export type Answers = { readonly [Name in CallName<'core'>]?: Answering<AnswerOf<'core', Name>> } & {
  readonly [Name in CallName<'authz'>]?: Answering<AnswerOf<'authz', Name>>
}

const nameOf = ({ method, path }: Call): string => `${method} ${path}`

const services: readonly Service[] = ['core', 'authz']

/** Returns the call of an address. A `{type}` in a path matches one part of the address. */
const findCall = (method: string, pathname: string): Call | undefined =>
  (Object.values(calls) as readonly Call[]).find(
    (call) =>
      call.method === method &&
      services.some(
        (service) =>
          service === call.service &&
          new RegExp(`^${baseOf(service)}${call.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
      ),
  )

/** Returns the parsed body of a call. A form with a file is returned as its text. */
const bodyOf = (text: string, headers: Headers): unknown => {
  if (text === '') return undefined
  return headers.get('Content-Type')?.startsWith('multipart/') ? text : (JSON.parse(text) as unknown)
}

const respond = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })

/**
 * Replaces both services for one page. Answers must satisfy the contracts: an answer that a contract refuses fails the
 * test, and so does a call that the test does not expect.
 */
export const answerCalls = (initial: Answers) => {
  let answers = initial
  const made: MadeCall[] = []
  const mistakes: string[] = []
  const original = globalThis.fetch

  const answer = async (call: Call, one: MadeCall): Promise<Response> => {
    const given = (answers as Readonly<Record<string, unknown>>)[one.name]
    if (given === undefined) {
      mistakes.push(`The page makes a call that the test does not expect: ${one.name}`)
      return respond(500, { error: { statusCode: 500, code: 'INTERNAL', message: one.name } })
    }
    const result: unknown = typeof given === 'function' ? await given(one) : given
    if (result === noConnection) throw new TypeError('Failed to fetch')
    if (result instanceof Refusal) {
      const checked = ErrorEnvelope.safeParse(result.envelope)
      if (!checked.success) mistakes.push(`Not an error envelope, for ${one.name}: ${checked.error.message}`)
      return respond(result.status, result.envelope, result.headers)
    }
    const checked = call.response.safeParse(result)
    if (!checked.success) mistakes.push(`Not what ${one.name} answers: ${checked.error.message}`)
    return respond(call.success ?? 200, result)
  }

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    const call = findCall(request.method, pathname)
    if (!call) return original(input, init)
    const text = await request.text()
    const one: MadeCall = {
      name: nameOf(call),
      body: bodyOf(text, request.headers),
      headers: request.headers,
      language: request.headers.get('Accept-Language'),
    }
    made.push(one)
    return answer(call, one)
  }

  return {
    /** Returns all calls so far, or those of one name. */
    made: (name?: CallName<'core'> | CallName<'authz'>): readonly MadeCall[] =>
      made.filter((one) => name === undefined || one.name === name),
    /** Changes the answers of these calls from now on. */
    change: (changed: Answers): void => {
      answers = { ...answers, ...changed }
    },
    /** Restores the browser's own `fetch`. Throws if calls or answers were wrong. */
    finish: (): void => {
      globalThis.fetch = original
      if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
    },
  }
}

export type AnsweredCalls = ReturnType<typeof answerCalls>
