import { Check } from 'lucide-react'

/** The square of a checkbox; stands inside an element of class `group` that carries React Aria's states. */
export const TickBox = () => (
  <span
    aria-hidden="true"
    className={
      'flex size-6 shrink-0 items-center justify-center rounded-[6px] border-2 border-line-strong bg-surface ' +
      'text-transparent transition-colors duration-150 group-data-invalid:border-bad group-hover:border-brand ' +
      'group-data-selected:border-brand group-data-selected:bg-brand group-data-selected:text-on-brand ' +
      'group-data-focus-visible:outline-3 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-(--focus) ' +
      'group-data-readonly:border-line-strong group-data-readonly:group-data-selected:bg-ink-faint ' +
      'group-data-readonly:group-data-selected:text-surface group-data-disabled:border-line group-data-disabled:bg-sunken ' +
      'group-data-disabled:group-data-selected:text-ink-faint'
    }
  >
    <Check className="size-4.5" strokeWidth={3} />
  </span>
)
