import type { Calls } from '@milgo/contracts'
import type { Guard, Service } from '@milgo/contracts/define-call'
import type { Language } from '@milgo/messages/languages'

export type CallOf<Of extends Service> = Extract<Calls[keyof Calls], { service: Of }>

/** The name of a call: method and path as in the contracts, such as `POST /eligibility`. */
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

/** The type of a call's answer. It is derived from the type of the contract's schema, so that no schema is loaded. */
export type AnswerOf<Of extends Service, Name extends CallName<Of>> = OutputOf<Named<Of, Name>['response']>

type Given<C, Part extends 'body' | 'params'> =
  C extends Record<Part, infer Schema> ? { readonly [Key in Part]: InputOf<Schema> } : unknown

export type CallOptions<Session = never> = {
  readonly language?: Language
  readonly signal?: AbortSignal
  /** A session other than the current one, in order to end it. */
  readonly session?: Session
  /** The caller does not wait for the answer. The page may be closed before it arrives. */
  readonly keepalive?: boolean
  /** The timeout in milliseconds, if the usual thirty seconds are too short. */
  readonly patience?: number
}

export type CallInput<Of extends Service, Name extends CallName<Of>, Session = never> = CallOptions<Session> &
  Given<Named<Of, Name>, 'body'> &
  Given<Named<Of, Name>, 'params'>

/** The input is optional if the contract requires nothing. */
export type CallArguments<Of extends Service, Name extends CallName<Of>, Session> =
  CallOptions<Session> extends CallInput<Of, Name, Session>
    ? [input?: CallInput<Of, Name, Session>]
    : [input: CallInput<Of, Name, Session>]

type CoreGet = Extract<CallOf<'core'>, { method: 'GET' }>

/** The paths of core's GET calls without parameters that this guard allows. */
export type PathOf<Of extends Guard> = Extract<Exclude<CoreGet, { params: unknown }>, { guard: Of }>['path']

export type CoreAnswer<Path extends CoreGet['path']> = AnswerOf<'core', `GET ${Path}`>
