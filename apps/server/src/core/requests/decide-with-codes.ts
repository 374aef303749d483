import type { Issue } from '@milgo/domain/answers/issue'
import type { AppError } from '../../errors.ts'
import type { DictionaryContext, KnownCodes } from '../dictionaries/known-codes.ts'

/** The decision on a call or what was read from it, with the issues found, whether they refuse the call or not. */
type Decided = {
  readonly does?: string
  readonly refusal?: AppError
  readonly issues?: readonly Issue[]
}

/**
 * Decides with the codes of dictionaries that this process knows. If a code is unknown, it may have been imported
 * meanwhile, so the codes are read again before the call is refused.
 */
export const decideWithCodes = async <D extends Decided>(
  codes: KnownCodes,
  decide: (dictionaries: DictionaryContext) => D,
): Promise<D> => {
  const decision = decide(await codes.known())
  const wrong = decision.refusal?.items ?? decision.issues ?? []
  return wrong.some(({ code }) => code === 'UNKNOWN_OPTION') ? decide(await codes.reloaded()) : decision
}
