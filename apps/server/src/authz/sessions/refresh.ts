import type { TokenAnswer } from '@milgo/contracts/authz/account-fields'
import type { StudentCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { audienceOf } from './authenticate-student.ts'
import { issueToken } from './issue-token.ts'

/** Returns another token of the same session. Nothing is written. */
export const refresh = (platform: Platform, caller: StudentCaller): Promise<TokenAnswer> =>
  issueToken(platform, audienceOf(caller), caller.session)
