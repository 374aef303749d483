import type { Answer } from './answer.ts'
import type { PlacedFault, Scope } from './kinds/kind.ts'
import { checkAnswer, readAnswer } from './kinds/kinds.ts'
import type { Row } from './row.ts'

/**
 * Everything that is wrong with the answer to a question that is shown, wherever it comes from: what a draft would
 * refuse, then what can be kept and not handed in. Of what was refused it is not said as well that it is missing.
 */
export const checkShown = (value: Answer | undefined, row: Row, scope: Scope): readonly PlacedFault[] => {
  const { value: read, faults } = readAnswer(value, row, scope.context)
  const further = checkAnswer(read, row, scope)
  if (faults.length === 0) return further
  const isNamed = ({ index, part }: PlacedFault) =>
    faults.some((fault) => fault.index === index && fault.part === part)
  return [...faults, ...further.filter((fault) => !isNamed(fault))]
}
