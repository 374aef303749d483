import { type AnswerOf, type CallArguments, type CallName, callService } from './call-service.ts'

/** `callAuthz('POST /auth/login-by-email', { body })`; a refusal is thrown as `CallFailed`. */
export const callAuthz = <Name extends CallName<'authz'>>(
  name: Name,
  ...[input]: CallArguments<'authz', Name>
): Promise<AnswerOf<'authz', Name>> => callService('authz', name, input ?? ({} as never))
