import { AppError } from '../../errors.ts'
import type { TryResult } from '../../store/try-code.ts'

/** Refuses a try that was not right. The error says what to do next: type again, or ask for a new code. */
export function refuseWrongCode(tried: TryResult | undefined): asserts tried is TryResult {
  if (tried?.is_right) return
  if (tried?.is_blocked) throw new AppError('CODE_BLOCKED')
  throw new AppError(tried?.is_expired ? 'CODE_EXPIRED' : 'CODE_WRONG')
}
