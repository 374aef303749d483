import type { Review } from '@milgo/contracts/office/review-answer'
import { fill } from '@milgo/messages/fill'
import { useWords } from '../../lib/words.ts'

type Item = Review['checklist'][number]

type Props = {
  readonly items: readonly Item[]
  readonly mayEdit: boolean
  readonly onTick: (item: Item['item'], isTicked: boolean) => void
}

/** What has to be checked. An item whose documents are all accepted ticks itself. */
export const Checklist = ({ items, mayEdit, onTick }: Props) => {
  const { checklist: words } = useWords().officeReviewPage
  const evidenceOf = ({ ticked_by, staff }: Item): string => {
    if (ticked_by === 'DOCUMENTS') return words.byDocuments
    return ticked_by === null ? words.open : fill(words.byStaff, { name: staff?.name ?? '' })
  }
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
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
