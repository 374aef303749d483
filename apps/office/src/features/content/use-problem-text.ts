import type { ContentProblem } from '@milgo/domain/content-editing/content-problems'
import { fill } from '@milgo/messages/fill'
import { isolated } from '../../lib/isolated.ts'
import { useWords } from '../../lib/words.ts'

/** What is wrong with a field, in the words of the office. */
export const useProblemText = () => {
  const { contentProblems, officeContent } = useWords()
  const names: Readonly<Record<string, string>> = officeContent.placeholders.names
  return ({ code, params = {} }: ContentProblem): string => {
    const { name, link } = params
    const known = code === 'CONTENT_PLACEHOLDER_MISSING' ? names[String(name)] : undefined
    return fill(contentProblems[code], {
      ...params,
      ...(known !== undefined && { name: known }),
      // The slash that a path begins with stays at its beginning.
      ...(link !== undefined && { link: isolated(String(link)) }),
    })
  }
}
