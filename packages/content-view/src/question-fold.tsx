import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { ChevronDown } from 'lucide-react'
import type { ReactNode, Ref } from 'react'

type Props = {
  readonly question: string
  readonly answer: string
  readonly id?: string
  readonly ref?: Ref<HTMLDetailsElement>
  readonly isOpen?: boolean
  /** Shown below the answer. */
  readonly children?: ReactNode
}

/** A question that opens to show its answer. On paper the answer is always shown. */
export const QuestionFold = ({ question, answer, id, ref, isOpen, children }: Props) => (
  <details
    ref={ref}
    id={id}
    open={isOpen}
    className="group scroll-mt-24 border-b border-line last:border-b-0 print:break-inside-avoid print:details-content:[content-visibility:visible]"
  >
    <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-3.5 font-medium hover:text-brand [&::-webkit-details-marker]:hidden">
      <h3 className="min-w-0 grow text-pretty">
        <TextWithNumbers text={question} />
      </h3>
      <ChevronDown
        aria-hidden="true"
        className="size-5 shrink-0 text-ink-soft transition-transform duration-200 group-open:rotate-180 print:hidden"
      />
    </summary>
    <div className="flex max-w-measure flex-col gap-4 pt-2 pb-6">
      <p className="text-pretty whitespace-pre-line">
        <TextWithNumbers text={answer} />
      </p>
      {children}
    </div>
  </details>
)
