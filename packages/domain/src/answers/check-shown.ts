import type { Answer } from './answer.ts'
import type { PlacedFault, Scope } from './kinds/kind.ts'
import { checkAnswer, readAnswer } from './kinds/kinds.ts'
import type { Row } from './row.ts'

/**
 * Returns every fault of the answer to a shown question, whatever the answer's origin. First come the faults for which
 * a draft refuses the answer, then those that only a submit refuses. A refused answer is not also reported as missing.
 */
export const checkShown = (value: Answer | undefined, row: Row, scope: Scope): readonly PlacedFault[] => {
  const { value: read, faults } = readAnswer(value, row, scope.context)
  const further = checkAnswer(read, row, scope)
  if (faults.length === 0) return further
  const isNamed = ({ index, part }: PlacedFault) =>
    faults.some((fault) => fault.index === index && fault.part === part)
  return [...faults, ...further.filter((fault) => !isNamed(fault))]
}
