import type { ContentProblem } from '@milgo/domain/content-editing/content-problems'
import { fill } from '@milgo/messages/fill'
import { languageNames } from '@milgo/messages/languages'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useWords } from '../../lib/words.ts'
import { useProblemText } from './use-problem-text.ts'

/** Lists what has to be corrected before the text can be published. */
export const ChecksPanel = ({ problems }: { readonly problems: readonly ContentProblem[] }) => {
  const { checks: words, fields } = useWords().officeContent
  const problemText = useProblemText()
  const names: Readonly<Record<string, string>> = fields
  return (
    <section aria-label={words.title} className={`${cardStyle} p-4`}>
      <h2 className="mb-2 text-body font-bold">{words.title}</h2>
      <div role="status">
        {problems.length === 0 ? (
          <p className="flex items-center gap-2 text-good">
            <CircleCheck aria-hidden="true" className="size-5" />
            {words.good}
          </p>
        ) : (
          <ul className="flex flex-col gap-2 text-small">
            {problems.map((problem) => {
              const { field, language, code } = problem
              const parts = { field: names[field] ?? field, problem: problemText(problem) }
              return (
                <li
                  key={`${field} ${language} ${code} ${problemText(problem)}`}
                  className="flex gap-2 text-sun-ink"
                >
                  <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
                  <span>
                    {language === undefined
                      ? fill(words.shared, parts)
                      : fill(words.at, { ...parts, language: languageNames[language] })}
                  </span>
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </section>
  )
}
