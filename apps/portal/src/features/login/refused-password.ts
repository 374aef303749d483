import type { IssueCode } from '@milgo/domain/answers/issue'
import { CallFailed } from '@milgo/web-client/call-failed'

/** Returns why the service refuses the password itself, not the code; undefined if it does not. */
export const refusedPassword = (error: unknown): IssueCode | undefined =>
  error instanceof CallFailed
    ? (error.refusal?.errors?.find(({ field }) => field === 'password')?.code as IssueCode | undefined)
    : undefined
