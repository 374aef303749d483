import type { Review } from '@milgo/contracts/office/review-answer'
import type { ReactNode } from 'react'
import { Filled } from '../../lib/filled.tsx'
import { useWords } from '../../lib/words.ts'
import { CheckLines } from './check-lines.tsx'
import { isPassed } from './check-reading.ts'
import type { Evidence } from './use-document-evidence.ts'

type Item = Review['checklist'][number]

type Props = {
  readonly items: readonly Item[]
  /** What programs found; what passed and what warns stands with the item that it belongs to. */
  readonly checks: Review['checks']
  readonly evidence: Evidence
  readonly mayEdit: boolean
  readonly onTick: (item: Item['item'], isTicked: boolean) => void
  readonly onShow: (documentKey: string) => void
}

/** What has to be checked. An item whose documents are all accepted ticks itself. */
export const Checklist = ({ items, checks, evidence, mayEdit, onTick, onShow }: Props) => {
  const { checklist: words } = useWords().officeReviewPage
  const evidenceOf = ({ ticked_by, staff }: Item): ReactNode => {
    if (ticked_by === 'DOCUMENTS') return words.byDocuments
    return ticked_by === null ? (
      words.open
    ) : (
      <Filled words={words.byStaff} values={{ name: staff?.name ?? '' }} />
    )
  }
  const warningsOf = ({ item }: Item) => checks.filter((one) => one.item === item && one.result === 'WARN')
  const passedOf = ({ item }: Item) => checks.filter((one) => one.item === item && isPassed(one, evidence))
  return (
    <fieldset className="mt-4 border-t border-line pt-3">
      <legend className="float-start mb-1 w-full font-bold text-ink-soft">{words.title}</legend>
      <ul className="clear-both">
        {items.map((item) => (
          <li key={item.item}>
            <label className="flex min-h-8 items-start gap-2 py-1">
              <input
                type="checkbox"
                checked={item.is_ticked}
                disabled={!mayEdit}
                onChange={({ target }) => onTick(item.item, target.checked)}
                className="mt-0.5 size-5 shrink-0 accent-(--brand)"
              />
              <span>
                {item.label}
                <span className="block text-[13px] text-ink-soft">{evidenceOf(item)}</span>
                {warningsOf(item).map(({ code, document, text }) => (
                  <span key={`${code} ${document ?? ''}`} className="block text-[13px] text-sun-ink">
                    {text}
                  </span>
                ))}
              </span>
            </label>
            <div className="ps-7 text-[13px]">
              <CheckLines checks={passedOf(item)} evidence={evidence} onShow={onShow} />
            </div>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
