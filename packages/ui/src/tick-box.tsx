import { Check } from 'lucide-react'

const looks = {
  free:
    'border-line-strong bg-surface group-data-invalid:border-bad group-hover:border-brand group-data-selected:border-brand ' +
    'group-data-selected:bg-brand group-data-selected:text-on-brand',
  held:
    'border-line-strong bg-sunken group-data-disabled:not-group-data-selected:border-line ' +
    'group-data-selected:border-ink-soft group-data-selected:bg-surface group-data-selected:text-ink',
} as const

/**
 * The square of a checkbox; stands inside an element of class `group` that carries React Aria's states. Where nothing
 * can be changed it is grey, but the tick stays plain to see.
 */
export const TickBox = ({ isHeld }: { isHeld: boolean }) => (
  <span
    aria-hidden="true"
    className={
      'mt-px flex size-6 shrink-0 items-center justify-center rounded-[6px] border-2 transition-colors duration-150 ' +
      'group-data-focus-visible:outline-3 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-(--focus) ' +
      looks[isHeld ? 'held' : 'free']
    }
  >
    <Check className="invisible size-4.5 group-data-selected:visible" strokeWidth={3} />
  </span>
)
