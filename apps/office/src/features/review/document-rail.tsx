import { Check, FileText, Flag, type LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useWords } from '../../lib/words.ts'
import { isJudgedDocument } from './document-steps.ts'
import { isUnread } from './is-unread.ts'
import type { ReviewedDocument } from './review-types.ts'

/** The icons by state. A document without a verdict has none. */
const marks: Readonly<
  Record<ReviewedDocument['state'], { readonly Icon: LucideIcon; readonly look: string } | undefined>
> = {
  ACCEPTED: { Icon: Check, look: 'bg-good-wash text-good' },
  FLAGGED: { Icon: Flag, look: 'bg-sun text-on-sun' },
  NOT_LOOKED_AT: undefined,
}

type Props = {
  readonly documents: readonly ReviewedDocument[]
  readonly current: string | undefined
  readonly onShow: (key: string) => void
}

/** Every document with its state. The reviewer chooses which one is shown. */
export const DocumentRail = ({ documents, current, onShow }: Props) => {
  const { documents: words, appeal } = useWords().officeReviewPage
  const shown = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because another document is shown
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <nav
      aria-label={words.label}
      className="on-dark relative w-44 shrink-0 overflow-y-auto bg-foot p-2 text-on-foot max-xl:w-36 max-sm:w-full max-sm:max-h-40"
    >
      <ol className="flex flex-col gap-1.5">
        {documents.map((document) => {
          const { key, label, state, file, is_replaced, is_frozen } = document
          const mark = marks[state]
          const isCurrent = key === current
          const isJudged = isJudgedDocument(document)
          return (
            <li key={key}>
              <button
                ref={isCurrent ? shown : null}
                type="button"
                aria-current={isCurrent}
                title={label}
                onClick={() => onShow(key)}
                className={`flex w-full items-start gap-2.5 rounded-small border-2 p-2 text-start text-[13px] leading-snug focus-visible:outline-offset-0 ${
                  isCurrent
                    ? 'border-on-foot-brand bg-white/15 forced-colors:border-[Highlight]'
                    : 'border-transparent bg-white/8 hover:bg-white/15'
                }`}
              >
                <span aria-hidden="true" className="relative mt-0.5 text-on-foot-soft">
                  <FileText className="size-5" strokeWidth={1.5} />
                  {isJudged && mark && (
                    <span
                      className={`absolute -end-1.5 -bottom-1.5 flex size-4 items-center justify-center rounded-full ${mark.look}`}
                    >
                      <mark.Icon className="size-2.5" strokeWidth={3} />
                    </span>
                  )}
                </span>
                <span className="min-w-0">
                  <span className="block font-medium break-words">{label}</span>
                  <span className="block text-on-foot-soft">
                    {is_replaced && `${words.replaced} · `}
                    {is_frozen && appeal.original}
                    {isJudged && words.states[state]}
                  </span>
                  {isUnread(file) && <span className="block text-on-foot-sun">{words.unread}</span>}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
