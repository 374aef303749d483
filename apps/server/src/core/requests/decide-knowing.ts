import type { Issue } from '@milgo/domain/answers/issue'
import type { AppError } from '../../errors.ts'
import type { DictionaryFacts, KnownCodes } from '../dictionaries/known-codes.ts'

/** What a call comes to, and what it finds wrong, be it refused for that or not. */
type Decided = {
  readonly does: string
  readonly refusal?: AppError
  readonly issues?: readonly Issue[]
}

/** A code that this process has not seen may have been imported since: it is looked up before it is refused. */
export const decideKnowing = async <D extends Decided>(
  codes: KnownCodes,
  decideBy: (dictionaries: DictionaryFacts) => D,
): Promise<D> => {
  const decision = decideBy(await codes.known())
  const said = decision.refusal?.items ?? decision.issues ?? []
  return said.some(({ code }) => code === 'UNKNOWN_OPTION') ? decideBy(await codes.reloaded()) : decision
}
