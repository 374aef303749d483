import type { ReactNode } from 'react'

type Option<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly icon: ReactNode
}

type Props<Value extends string> = {
  readonly label: string
  readonly options: readonly Option<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** Shows only the icons where there is little space. The words are their accessible names. */
  readonly isNarrow?: boolean
}

/** The choice of how something is shown: a few buttons with icons. */
export const SegmentButtons = <Value extends string>({
  label,
  options,
  value,
  onChange,
  isNarrow = false,
}: Props<Value>) => (
  <fieldset className="inline-flex min-w-0 flex-wrap rounded-full bg-sunken p-1 text-small max-sm:rounded-large">
    <legend className="sr-only">{label}</legend>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        {...(isNarrow && { 'aria-label': option.label, title: option.label })}
        onClick={() => onChange(option.value)}
        className={`flex items-center justify-center gap-2 rounded-full aria-pressed:bg-surface aria-pressed:font-medium aria-pressed:shadow-card forced-colors:aria-pressed:border [&_svg]:size-4 ${isNarrow ? 'min-h-8 min-w-9' : 'min-h-10 px-4'}`}
      >
        {option.icon}
        {!isNarrow && option.label}
      </button>
    ))}
  </fieldset>
)
