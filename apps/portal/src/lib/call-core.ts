import {
  type AnswerOf,
  type CallArguments,
  type CallName,
  type CallOf,
  type CallOptions,
  callService,
} from './call-service.ts'

type CoreGet = Extract<CallOf<'core'>, { method: 'GET' }>
type WithoutParams = Exclude<CoreGet, { params: unknown }>

/** What anyone may read, without parameters; as the contracts print it. */
export type OpenPath = Extract<WithoutParams, { guard: 'open' }>['path']

/** What belongs to the student who is logged in. */
export type PersonalPath = Extract<WithoutParams, { guard: 'student' }>['path']

export type CoreAnswer<Path extends CoreGet['path']> = AnswerOf<'core', `GET ${Path}`>

/** `callCore('POST /eligibility', { body })`; a refusal is thrown as `CallFailed`. */
export const callCore = <Name extends CallName<'core'>>(
  name: Name,
  ...[input]: CallArguments<'core', Name>
): Promise<AnswerOf<'core', Name>> => callService('core', name, input ?? ({} as never))

/** The same for what is read without parameters. */
export const readCore = <Path extends OpenPath | PersonalPath>(
  path: Path,
  options: CallOptions,
): Promise<CoreAnswer<Path>> =>
  callService('core', `GET ${path}`, options as never) as Promise<CoreAnswer<Path>>
