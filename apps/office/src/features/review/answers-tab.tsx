import type { Review } from '@milgo/contracts/office/review-answer'
import { fill } from '@milgo/messages/fill'
import { focusBeyond } from '@milgo/ui/focus-beyond.ts'
import { Eye, FileSearch } from 'lucide-react'
import { memo, useState } from 'react'
import { Breakable } from '../../lib/breakable.tsx'
import { useWords } from '../../lib/words.ts'
import type { ReviewActions } from './use-review-actions.ts'

type Answer = Review['sections'][number]['groups'][number]['answers'][number]

type Props = {
  readonly sections: Review['sections']
  readonly changes: Review['changes']
  readonly onShow: (documentKey: string) => void
  readonly reveal: ReviewActions['reveal']
}

/** The sent answers in words. Each answer links to the document that proves it. */
export const AnswersTab = memo(({ sections, changes, onShow, reveal }: Props) => {
  const changed = new Set(changes?.answers.map(({ key }) => key))
  return (
    <div className="flex flex-col gap-3">
      {sections.map(({ id, title, groups }) => (
        <section key={id} aria-label={title} className="rounded-medium border border-line bg-surface">
          <h2 className="border-b border-line px-3.5 py-2 text-small font-bold">{title}</h2>
          {groups.map((group) => (
            <div key={group.key} className="px-3.5 pb-1">
              {group.title !== title && (
                <h3 className="pt-2 text-[13px] font-bold text-ink-soft">{group.title}</h3>
              )}
              <dl>
                {group.answers.map((answer) => (
                  <Line
                    key={answer.key}
                    answer={answer}
                    isChanged={changed.has(answer.key)}
                    onShow={onShow}
                    reveal={reveal}
                  />
                ))}
              </dl>
            </div>
          ))}
        </section>
      ))}
    </div>
  )
})

type LineProps = Pick<Props, 'onShow' | 'reveal'> & { readonly answer: Answer; readonly isChanged: boolean }

const iconButton =
  'inline-flex size-7 shrink-0 items-center justify-center rounded-small text-ink-soft hover:bg-brand-wash hover:text-brand focus-visible:outline-offset-0'

const Line = ({ answer, isChanged, onShow, reveal }: LineProps) => {
  const { answers: words } = useWords().officeReviewPage
  const [whole, setWhole] = useState<string>()
  const { label, text, secret, documents } = answer
  const [proof] = documents
  return (
    <div className="flex items-start gap-2 border-t border-line py-1.5 text-small first:border-t-0">
      <dt className="w-2/5 shrink-0 text-ink-soft">{label}</dt>
      <dd className="min-w-0 grow font-medium break-words">
        {whole === undefined && <Breakable text={text} />}
        <span role="status">
          {whole !== undefined && (
            <>
              <Breakable text={whole} />{' '}
              <span className="block text-[13px] font-regular text-ink-soft">{words.revealed}</span>
            </>
          )}
        </span>
        {isChanged && (
          <span className="ms-2 rounded-full bg-sun-wash px-2 text-[13px] text-sun-ink">{words.changed}</span>
        )}
      </dd>
      {secret && whole === undefined && (
        <dd>
          <button
            type="button"
            aria-label={fill(words.reveal, { question: label })}
            title={fill(words.reveal, { question: label })}
            onClick={({ currentTarget }) => {
              void reveal(secret).then((found) => {
                if (!found) return
                focusBeyond(currentTarget)
                setWhole(found.value)
              })
            }}
            className={iconButton}
          >
            <Eye aria-hidden="true" className="size-4" />
          </button>
        </dd>
      )}
      {proof !== undefined && (
        <dd>
          <button
            type="button"
            aria-label={fill(words.show, { question: label })}
            title={fill(words.show, { question: label })}
            onClick={() => onShow(proof)}
            className={iconButton}
          >
            <FileSearch aria-hidden="true" className="size-4" />
          </button>
        </dd>
      )}
    </div>
  )
}
