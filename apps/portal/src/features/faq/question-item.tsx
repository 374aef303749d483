import { QuestionFold } from '@milgo/content-view/question-fold.tsx'
import { paths } from '@milgo/contracts/portal-paths'
import { Button } from '@milgo/ui/button.tsx'
import { focusBeyond } from '@milgo/ui/focus-beyond.ts'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import type { CoreAnswer } from '@milgo/web-client/call-types'
import { Link2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { callCore } from '../../lib/service-client.ts'
import { useFaqWords } from './faq-words.ts'

export type Question = CoreAnswer<'/faq-category/all'>[number]['questions'][number]

export const questionId = (id: number | ''): string => `question-${id}`

/** Draws a question that unfolds. A question named by the address is open and has the focus. */
export const QuestionItem = ({ question: { id, question, answer } }: { readonly question: Question }) => {
  const faq = useFaqWords()
  const { hash, key } = useLocation()
  const details = useRef<HTMLDetailsElement>(null)
  const isNamed = hash === `#${questionId(id)}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again leads there again
  useEffect(() => {
    if (!isNamed || !details.current) return
    details.current.open = true
    details.current.scrollIntoView({ block: 'start' })
    details.current.querySelector('summary')?.focus({ preventScroll: true })
  }, [isNamed, key])
  return (
    <QuestionFold ref={details} id={questionId(id)} question={question} answer={answer}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-small print:hidden">
        <Helpful id={id} />
        <Link
          to={`#${questionId(id)}`}
          className={`${textLinkStyle} inline-flex min-h-11 items-center gap-1.5`}
        >
          <Link2 aria-hidden="true" className="size-4" />
          {faq.link}
        </Link>
      </div>
    </QuestionFold>
  )
}

type Vote = 'none' | 'yes' | 'no' | 'failed'

const Helpful = ({ id }: { readonly id: number }) => {
  const { helpful, contact } = useFaqWords()
  const [vote, setVote] = useState<Vote>('none')
  const buttons = useRef<HTMLDivElement>(null)
  const isAsked = vote === 'none' || vote === 'failed'
  const rate = async (isHelpful: boolean) => {
    // The pressed button will be gone. The thanks are announced, so the focus goes on to what follows.
    if (buttons.current) focusBeyond(buttons.current)
    setVote(isHelpful ? 'yes' : 'no')
    await callCore('POST /faq-question/rate', { body: { question_id: id, is_helpful: isHelpful } }).catch(
      () => setVote('failed'),
    )
  }
  return (
    <div ref={buttons} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {isAsked && (
        <>
          <span id={`helpful-${id}`} className="text-ink-soft">
            {helpful.question}
          </span>
          {([true, false] as const).map((isHelpful) => (
            <Button
              key={String(isHelpful)}
              variant="secondary"
              className="min-h-11 px-4 py-1 text-small"
              aria-describedby={`helpful-${id}`}
              onClick={() => rate(isHelpful)}
            >
              {isHelpful ? helpful.yes : helpful.no}
            </Button>
          ))}
        </>
      )}
      <span role="status">
        {vote === 'yes' && helpful.thanks}
        {vote === 'failed' && helpful.failed}
        {vote === 'no' && (
          <>
            {helpful.sorry}{' '}
            <Link to={paths.contact} className={textLinkStyle}>
              {contact.action}
            </Link>
          </>
        )}
      </span>
    </div>
  )
}
