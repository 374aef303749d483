import { Check } from 'lucide-react'
import type { ChoiceOption } from './choice-option.ts'

type Props = {
  readonly id: string
  readonly option: ChoiceOption
  /** Its index among all options, of which only some are in the page. */
  readonly index: number
  readonly count: number
  readonly isChosen: boolean
  readonly isReached: boolean
  /** The height above it, in pixels, of rows that are not in the page. */
  readonly gap: number
  readonly onChoose: (value: string) => void
}

/** One row of an open list. The chosen row has a tick, so that it is not marked by colour alone. */
export const ListOption = ({ id, option, index, count, isChosen, isReached, gap, onChoose }: Props) => {
  const { value, label, description, number, isDisabled = false } = option
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-disabled={isDisabled}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-index={index}
      style={{ marginTop: gap }}
      {...(isReached && { 'data-focused': '' })}
      {...(isChosen && { 'data-selected': '' })}
      {...(isDisabled && { 'data-disabled': '' })}
      {...(!isDisabled && { onClick: () => onChoose(value) })}
      className={
        'chosen flex min-h-11 cursor-pointer items-center gap-2.5 rounded-small px-3 py-2 ' +
        'not-data-disabled:hover:bg-brand-wash data-focused:bg-brand-wash data-focused:outline-2 data-focused:-outline-offset-2 data-focused:outline-(--focus) ' +
        'data-selected:font-medium data-selected:text-brand-strong ' +
        'data-disabled:cursor-not-allowed data-disabled:text-ink-faint'
      }
    >
      <span className="min-w-0 grow">
        {label}
        {description && <span className="block text-small font-regular text-ink-soft">{description}</span>}
      </span>
      {number && <span className="shrink-0 text-ink-faint tabular-nums"> {number}</span>}
      {isChosen && <Check aria-hidden="true" className="size-5 shrink-0" />}
    </div>
  )
}
