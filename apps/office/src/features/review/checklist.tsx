import type { Review } from '@milgo/contracts/office/review-answer'
import type { ReactNode } from 'react'
import { TextWithValues } from '../../lib/text-with-values.tsx'
import { useWords } from '../../lib/words.ts'
import { CheckLines } from './check-lines.tsx'
import { groupChecks, isPassed } from './check-reading.ts'
import type { Evidence } from './use-document-evidence.ts'

type Item = Review['checklist'][number]

type Props = {
  readonly items: readonly Item[]
  /** The results of automatic checks. Passed checks and warnings are shown with their checklist item. */
  readonly checks: Review['checks']
  readonly documents: Review['documents']
  readonly evidence: Evidence
  readonly mayEdit: boolean
  readonly onTick: (item: Item['item'], isTicked: boolean) => void
  readonly onShow: (documentKey: string) => void
}

/** The checklist. An item whose documents are all accepted is ticked automatically. */
export const Checklist = ({ items, checks, documents, evidence, mayEdit, onTick, onShow }: Props) => {
  const { checklist: words } = useWords().officeReviewPage
  const evidenceOf = ({ ticked_by, staff }: Item): ReactNode => {
    if (ticked_by === 'DOCUMENTS') return words.byDocuments
    return ticked_by === null ? (
      words.open
    ) : (
      <TextWithValues words={words.byStaff} values={{ name: staff?.name ?? '' }} />
    )
  }
  const warningsOf = ({ item }: Item) =>
    groupChecks(
      checks.filter((one) => one.item === item && one.result === 'WARN'),
      documents,
    )
  const passedOf = ({ item }: Item) => checks.filter((one) => one.item === item && isPassed(one, evidence))
  return (
    <fieldset data-checklist tabIndex={-1} className="mt-4 border-t border-line pt-3">
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
                {warningsOf(item).map(({ check: { code, text }, documents: about }) => (
                  <span key={`${code} ${text}`} className="block text-[13px] text-sun-ink">
                    {[text, about.map(({ label }) => label).join(', ')].filter(Boolean).join(': ')}
                  </span>
                ))}
              </span>
            </label>
            <div className="ps-7 text-[13px]">
              <CheckLines checks={passedOf(item)} documents={documents} evidence={evidence} onShow={onShow} />
            </div>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
