import type { ContentProblem } from '@milgo/domain/content-editing/content-problems'
import { fill } from '@milgo/messages/fill'
import { isolated } from '../../lib/isolated.ts'
import { useWords } from '../../lib/words.ts'

/** Returns a function that words the problem of a field. */
export const useProblemText = () => {
  const { contentProblems, officeContent } = useWords()
  const names: Readonly<Record<string, string>> = officeContent.placeholders.names
  return ({ code, params = {} }: ContentProblem): string => {
    const { name, link } = params
    const known = code === 'CONTENT_PLACEHOLDER_MISSING' ? names[String(name)] : undefined
    return fill(contentProblems[code], {
      ...params,
      ...(known !== undefined && { name: known }),
      // Isolated, so that the slash at the beginning of a path stays there in a right-to-left text.
      ...(link !== undefined && { link: isolated(String(link)) }),
    })
  }
}
