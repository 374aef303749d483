import type { ContentProblem } from '@milgo/domain/content-editing/content-problems'
import { fill } from '@milgo/messages/fill'
import { useWords } from '../../lib/words.ts'

/** What is wrong with a field, in the words of the office. */
export const useProblemText = () => {
  const { contentProblems } = useWords()
  return ({ code, params = {} }: ContentProblem): string => fill(contentProblems[code], params)
}
