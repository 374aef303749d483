import type { Issue } from '@milgo/domain/answers/issue'
import type { AppError } from '../../errors.ts'
import type { DictionaryFacts, KnownCodes } from '../dictionaries/known-codes.ts'

/** What a call comes to, and what it finds wrong, whether that refuses it or not. */
type Decided = {
  readonly does: string
  readonly refusal?: AppError
  readonly issues?: readonly Issue[]
}

/** A code that this process has not seen may have been imported since: it is looked up before it is refused. */
export const decideWithCodes = async <D extends Decided>(
  codes: KnownCodes,
  decide: (dictionaries: DictionaryFacts) => D,
): Promise<D> => {
  const decision = decide(await codes.known())
  const wrong = decision.refusal?.items ?? decision.issues ?? []
  return wrong.some(({ code }) => code === 'UNKNOWN_OPTION') ? decide(await codes.reloaded()) : decision
}
