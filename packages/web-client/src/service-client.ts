import { baseOf, type Service } from '@milgo/contracts/define-call'
import type { Language } from '@milgo/messages/languages'
import { CallFailed } from './call-failed.ts'
import { callHeaders as headersOf } from './call-headers.ts'
import type { AnswerOf, CallArguments, CallName, CallOptions, CoreAnswer, PathOf } from './call-types.ts'
import { readAnswer } from './read-answer.ts'

/** How the calls of one application are authorised: by a token of the student, or by the office's cookie. */
export type SessionAccess<Session> = {
  readonly currentSession: () => Session | undefined
  /** Returns the session's headers for a call. The browser sends a cookie by itself. */
  readonly sessionHeaders: (session: Session) => Readonly<Record<string, string>>
  /**
   * Called after a 401 to a call of this session. Returns true if another tab has renewed the session: the call is then
   * sent once more with the new headers. Otherwise ends the session and returns false.
   */
  readonly isRenewed: (session: Session) => boolean
}

type Application<Session> = SessionAccess<Session> & {
  /** The language of a call that names none. */
  readonly currentLanguage: () => Language
  /** Returns the answer to a GET that was requested before the application was loaded, if there is one. */
  readonly takeEarlyAnswer?: (address: string, headers: HeadersInit) => Promise<Response> | undefined
}

type Untyped<Session> = CallOptions<Session> & {
  readonly body?: unknown
  readonly params?: Readonly<Record<string, unknown>>
}

/** The timeout of calls in milliseconds. No user waits longer for a page. */
const defaultPatience = 30_000

/** Creates the functions by which an application calls both services in its sessions. */
export const createServiceClient = <Session>({
  currentSession,
  sessionHeaders,
  isRenewed,
  currentLanguage,
  takeEarlyAnswer = () => undefined,
}: Application<Session>) => {
  const callHeaders = (language: Language, session: Session | undefined): Record<string, string> =>
    headersOf(language, session && sessionHeaders(session))

  /** Sends a call in the current session, and once more if the session was renewed meanwhile. */
  const sendInSession = async <Answer extends { readonly status: number }>(
    sendAs: (session: Session | undefined) => Promise<Answer>,
  ): Promise<Answer> => {
    const session = currentSession()
    const answer = await sendAs(session)
    return answer.status === 401 && session && isRenewed(session) ? sendInSession(sendAs) : answer
  }

  const send = (
    service: Service,
    name: string,
    {
      language = currentLanguage(),
      signal,
      keepalive = false,
      patience = defaultPatience,
      body,
      params = {},
    }: Untyped<Session>,
    session: Session | undefined,
  ): Promise<Response> => {
    const [method = '', path = ''] = name.split(' ')
    const address = baseOf(service) + fillPath(path, params)
    const headers = callHeaders(language, session)
    const early = method === 'GET' ? takeEarlyAnswer(address, headers) : undefined
    if (early) return early
    const timeout = AbortSignal.timeout(patience)
    return fetch(address, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      keepalive,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
  }

  const callService = (service: Service, name: string, input: Untyped<Session> = {}): Promise<unknown> =>
    repeatWhileOverloaded(async () => {
      const sendAs = (session: Session | undefined) => send(service, name, input, session)
      const response = await (input.session ? sendAs(input.session) : sendInSession(sendAs))
      const answer: unknown = await response.json().catch(() => undefined)
      return readAnswer(name, {
        status: response.status,
        header: (one) => response.headers.get(one),
        answer,
      })
    }, input)

  return {
    /** `callCore('POST /eligibility', { body })`; a refusal is thrown as `CallFailed`. */
    callCore: <Name extends CallName<'core'>>(
      name: Name,
      ...[input]: CallArguments<'core', Name, Session>
    ): Promise<AnswerOf<'core', Name>> => callService('core', name, input) as Promise<AnswerOf<'core', Name>>,

    /** `callAuthz('POST /auth/login-by-email', { body })`; a refusal is thrown as `CallFailed`. */
    callAuthz: <Name extends CallName<'authz'>>(
      name: Name,
      ...[input]: CallArguments<'authz', Name, Session>
    ): Promise<AnswerOf<'authz', Name>> =>
      callService('authz', name, input) as Promise<AnswerOf<'authz', Name>>,

    /** Calls a GET of core without parameters. */
    readCore: <Path extends PathOf<'open' | 'student' | 'staff'>>(
      path: Path,
      options: CallOptions<Session>,
    ): Promise<CoreAnswer<Path>> => callService('core', `GET ${path}`, options) as Promise<CoreAnswer<Path>>,

    sendInSession,
    callHeaders,
  }
}

/** How often a call to an overloaded server is repeated before the user sees the failure. */
const maxRepeats = 2

/**
 * Repeats a call while the server is overloaded. Such a server refuses a call before it executes any of it, so every
 * call may be repeated after the given time. Typed texts are not lost meanwhile, because the page still waits for the
 * answer.
 */
const repeatWhileOverloaded = async (
  attempt: () => Promise<unknown>,
  { signal, keepalive = false }: Pick<CallOptions, 'signal' | 'keepalive'>,
): Promise<unknown> => {
  for (let repeats = 0; ; repeats++) {
    try {
      return await attempt()
    } catch (error) {
      const mayRepeat = error instanceof CallFailed && error.isOverloaded && !keepalive
      if (!mayRepeat || repeats === maxRepeats) throw error
      await pause(1_000 * (error.retryAfterSeconds ?? 2))
      if (signal?.aborted) throw error
    }
  }
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

export const fillPath = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replace(/\{(\w+)\}/g, (_placeholder, key: string) => encodeURIComponent(String(params[key])))
