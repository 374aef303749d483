/** A key as it looks on a keyboard. Hidden from screen readers, because the words beside it say the same. */
export const KeyCap = ({ label, isOnFill = false }: { label: string; isOnFill?: boolean }) => (
  <span
    aria-hidden="true"
    dir="ltr"
    className={`inline-flex min-w-6 max-md:hidden items-center justify-center rounded-[6px] border px-1.5 py-0.5 font-[inherit] text-[12px] leading-none font-bold whitespace-nowrap ${
      isOnFill ? 'border-current/50' : 'border-line bg-surface text-ink-soft'
    }`}
  >
    {label}
  </span>
)
