import type { Calls } from '@milgo/contracts'
import { baseOf, type Service } from '@milgo/contracts/define-call'
import type { ErrorEnvelope } from '@milgo/contracts/error-envelope'
import type { Language } from '@milgo/messages/languages'
import { CallFailed } from './call-failed.ts'
import { currentSession, endSession, type Session } from './session/session-store.ts'
import { currentLanguage } from './words.ts'

export type CallOf<Of extends Service> = Extract<Calls[keyof Calls], { service: Of }>

/** A call by method and path, as the contracts print them: `POST /eligibility`. */
export type CallName<Of extends Service> =
  CallOf<Of> extends infer C
    ? C extends { method: infer Method extends string; path: infer Path extends string }
      ? `${Method} ${Path}`
      : never
    : never

type Named<Of extends Service, Name> = Name extends `${infer Method} ${infer Path}`
  ? Extract<CallOf<Of>, { method: Method; path: Path }>
  : never

type InputOf<Schema> = Schema extends { _zod: { input: infer Input } } ? Input : never
type OutputOf<Schema> = Schema extends { _zod: { output: infer Output } } ? Output : never

/** What the contract promises; derived from its schema's type, so that no schema is loaded. */
export type AnswerOf<Of extends Service, Name extends CallName<Of>> = OutputOf<Named<Of, Name>['response']>

type Given<C, Part extends 'body' | 'params'> =
  C extends Record<Part, infer Schema> ? { readonly [Key in Part]: InputOf<Schema> } : unknown

export type CallOptions = {
  readonly language?: Language
  readonly signal?: AbortSignal
  /** Another one than the present, to end it. */
  readonly session?: Session
  /** The answer is not waited for, and the page may be gone before it comes. */
  readonly keepalive?: boolean
}

export type CallInput<Of extends Service, Name extends CallName<Of>> = CallOptions &
  Given<Named<Of, Name>, 'body'> &
  Given<Named<Of, Name>, 'params'>

/** A call may be given nothing where its contract asks for nothing. */
export type CallArguments<Of extends Service, Name extends CallName<Of>> =
  CallOptions extends CallInput<Of, Name> ? [input?: CallInput<Of, Name>] : [input: CallInput<Of, Name>]

type Untyped = CallOptions & { readonly body?: unknown; readonly params?: Readonly<Record<string, unknown>> }

/** Nobody looks at a turning wheel for longer. */
const patience = 30_000

export const callService = async <Of extends Service, Name extends CallName<Of>>(
  service: Of,
  name: Name,
  input: CallInput<Of, Name>,
): Promise<AnswerOf<Of, Name>> => {
  const sent = input as Untyped
  const attempt = async (): Promise<unknown> => {
    const response = sent.session
      ? await send(service, name, sent, sent.session)
      : await sendInSession((session) => send(service, name, sent, session))
    return read(name, response)
  }
  return whenThereIsRoom(attempt, sent) as Promise<AnswerOf<Of, Name>>
}

/** How often a server that has no room is asked again before the reader hears of it. */
const mostAskedAgain = 2

/**
 * A server that is overloaded refuses before it does anything, so that every call may be sent again when it says. What
 * was typed stays where it is meanwhile: the page still waits for its answer.
 */
const whenThereIsRoom = async (
  attempt: () => Promise<unknown>,
  { signal, keepalive = false }: CallOptions,
): Promise<unknown> => {
  for (let askedAgain = 0; ; askedAgain++) {
    try {
      return await attempt()
    } catch (error) {
      const isAskedBack = error instanceof CallFailed && error.isOverloaded && !keepalive
      if (!isAskedBack || askedAgain === mostAskedAgain) throw error
      await pause(1_000 * (error.retryAfterSeconds ?? 2))
      if (signal?.aborted) throw error
    }
  }
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Sends in the present session; once more where its token was renewed meanwhile. */
export const sendInSession = async <Answer extends { readonly status: number }>(
  sendAs: (session: Session | undefined) => Promise<Answer>,
): Promise<Answer> => {
  const session = currentSession()
  const answer = await sendAs(session)
  return answer.status === 401 && session && isRenewed(session) ? sendInSession(sendAs) : answer
}

/** After a 401: whether another tab has renewed the token meanwhile. Where none has, the session is over. */
const isRenewed = (session: Session): boolean => {
  if (currentSession()?.token === session.token) endSession('expired')
  // Another student's is never used for what this one has sent.
  return currentSession()?.id === session.id
}

const send = (
  service: Service,
  name: string,
  { language = currentLanguage(), signal, keepalive = false, body, params = {} }: Untyped,
  session: Session | undefined,
): Promise<Response> => {
  const [method = '', path = ''] = name.split(' ')
  const timeout = AbortSignal.timeout(patience)
  return fetch(baseOf(service) + fillPath(path, params), {
    method,
    headers: {
      ...callHeaders(language, session),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    keepalive,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
}

/** What every call says about who makes it. */
export const callHeaders = (
  language: Language,
  session: Session | undefined,
): Readonly<Record<string, string>> => ({
  Accept: 'application/json',
  'Accept-Language': language,
  ...(session && { Authorization: `Bearer ${session.token}` }),
  ...(session?.acting && { 'X-Admin': 'true', 'X-User-Id': session.acting.studentId }),
})

export const fillPath = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replace(/\{(\w+)\}/g, (_placeholder, key: string) => encodeURIComponent(String(params[key])))

const read = async (name: string, response: Response): Promise<unknown> => {
  const answer: unknown = await response.json().catch(() => undefined)
  return readAnswer(name, { status: response.status, header: (one) => response.headers.get(one), answer })
}

type Answered = {
  readonly status: number
  readonly header: (name: string) => string | null
  readonly answer: unknown
}

/** The answer of a success; a refusal is thrown. */
export const readAnswer = (name: string, { status, header, answer }: Answered): unknown => {
  if (status >= 200 && status < 300 && !isEnvelope(answer)) return answer
  const retryAfter = Number(header('Retry-After') ?? Number.NaN)
  throw new CallFailed(name, status, {
    requestId: header('X-Request-Id') ?? undefined,
    refusal: isEnvelope(answer) ? answer.error : undefined,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
    answer,
  })
}

/** No answer of a success has a field of this name. */
const isEnvelope = (answer: unknown): answer is ErrorEnvelope =>
  typeof answer === 'object' && answer !== null && 'error' in answer
