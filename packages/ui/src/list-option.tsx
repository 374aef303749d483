import { Check } from 'lucide-react'
import { ListBoxItem } from 'react-aria-components'
import type { ChoiceOption } from './choice-option.ts'

/** One line of an open list; the tick does not rely on colour. */
export const ListOption = ({ option }: { option: ChoiceOption }) => (
  <ListBoxItem
    id={option.value}
    value={option}
    textValue={option.label}
    isDisabled={option.isDisabled ?? false}
    className={
      'chosen flex min-h-11 cursor-pointer items-center gap-2.5 rounded-small px-3 py-2 outline-none ' +
      'data-focused:bg-brand-wash data-selected:font-medium data-selected:text-brand-strong ' +
      'data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-(--focus) ' +
      'data-disabled:cursor-not-allowed data-disabled:text-ink-faint'
    }
  >
    {({ isSelected }) => (
      <>
        <span className="min-w-0 grow">
          {option.label}
          {option.description && (
            <span className="block text-small font-regular text-ink-soft">{option.description}</span>
          )}
        </span>
        {isSelected && <Check aria-hidden="true" className="size-5 shrink-0" />}
      </>
    )}
  </ListBoxItem>
)
