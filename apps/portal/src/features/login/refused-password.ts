import type { IssueCode } from '@milgo/domain/answers/issue'
import { CallFailed } from '@milgo/web-client/call-failed'

/** What the service has against the password itself, rather than the code. */
export const refusedPassword = (error: unknown): IssueCode | undefined =>
  error instanceof CallFailed
    ? (error.refusal?.errors?.find(({ field }) => field === 'password')?.code as IssueCode | undefined)
    : undefined
