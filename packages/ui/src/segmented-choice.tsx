import { useId } from 'react'

type Option<Value extends string> = { readonly value: Value; readonly label: string; readonly lang?: string }

type Props<Value extends string> = {
  readonly label: string
  readonly options: readonly Option<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly className?: string
}

/** Radio buttons in a row, for a few options that are all shown. Uses the colours of the band around it. */
export const SegmentedChoice = <Value extends string>({
  label,
  options,
  value,
  onChange,
  className = '',
}: Props<Value>) => {
  const name = useId()
  return (
    <fieldset className={className}>
      <legend className="mb-2 text-small opacity-80">{label}</legend>
      <div className="inline-flex flex-wrap rounded-full border border-current/40 p-1">
        {options.map((option) => (
          <label
            key={option.value}
            lang={option.lang}
            className={
              'flex min-h-11 cursor-pointer items-center rounded-full px-3.5 text-small transition-colors duration-150 ' +
              'has-checked:bg-on-foot has-checked:font-medium has-checked:text-foot not-has-checked:hover:bg-white/10 ' +
              'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] ' +
              'forced-colors:has-checked:forced-color-adjust-none ' +
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)'
            }
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
