import { cardStyle } from '@milgo/ui/card-style.ts'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { type ReactNode, useId } from 'react'
import type { AnswerGroup, WordedAnswer } from './answer-group.ts'

type Props = {
  readonly title: string
  readonly groups: readonly AnswerGroup[]
  /** Shown beside the title: whether the section is complete, a button to change it. */
  readonly children?: ReactNode
}

/** The answers of one section of a form in words, on the screen and on paper. */
export const SectionAnswers = ({ title, groups, children }: Props) => {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`${cardStyle} px-6 pt-5 pb-6 max-sm:px-4 print:border-0 print:px-0 print:shadow-none`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:break-after-avoid">
        <h2 id={id} className="grow text-title">
          {title}
        </h2>
        {children}
      </div>
      {groups.map((group) => (
        <div key={group.key} className="mt-4">
          {group.title !== title && (
            <h3 className="mb-1 font-bold text-ink-soft print:break-after-avoid">{group.title}</h3>
          )}
          <dl className="grid grid-cols-1 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            {group.answers.map(({ key, ...answer }) => (
              <AnswerLine key={key} {...answer} />
            ))}
          </dl>
        </div>
      ))}
    </section>
  )
}

const AnswerLine = ({ label, text, statements = [], beside }: Omit<WordedAnswer, 'key'>) => (
  <div className="col-span-full grid grid-cols-subgrid border-t border-line py-2.5 print:break-inside-avoid">
    <dt className="pe-4 text-ink-soft">
      <TextWithNumbers text={label} />
      {statements.map((statement) => (
        <span key={statement} className="mt-1 block text-small">
          <TextWithNumbers text={statement} />
        </span>
      ))}
    </dt>
    <dd className="font-medium break-words">
      <bdi>{text}</bdi>
      {beside}
    </dd>
  </div>
)
