import { Check } from 'lucide-react'

const looks = {
  free:
    'border-line-strong bg-surface group-data-invalid:border-bad group-hover:border-brand group-data-selected:border-brand ' +
    'group-data-selected:bg-brand group-data-selected:text-on-brand',
  locked:
    'border-line-strong bg-sunken group-data-disabled:not-group-data-selected:border-line ' +
    'group-data-selected:border-ink-soft group-data-selected:bg-surface group-data-selected:text-ink',
} as const

/**
 * The square of a checkbox, inside an element of class `group` that has React Aria's states. A locked one is grey, but
 * its tick stays clearly visible.
 */
export const TickBox = ({ isLocked }: { isLocked: boolean }) => (
  <span
    aria-hidden="true"
    className={
      'mt-px flex size-6 shrink-0 items-center justify-center rounded-[6px] border-2 transition-colors duration-150 ' +
      'group-data-focus-visible:outline-3 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-(--focus) ' +
      looks[isLocked ? 'locked' : 'free']
    }
  >
    <Check className="invisible size-4.5 group-data-selected:visible" strokeWidth={3} />
  </span>
)
