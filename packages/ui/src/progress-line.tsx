/**
 * A progress bar. Without a number it only says that work is under way. Not React Aria's, because React Aria's button
 * imports that one and every page with a button would load it.
 */
export const ProgressLine = ({ label, percent }: { label: string; percent: number | null }) => {
  const whole = percent === null ? undefined : Math.round(percent)
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(whole === undefined ? {} : { 'aria-valuenow': whole, 'aria-valuetext': `${whole}%` })}
      className="grow"
    >
      <span className="block h-2 overflow-hidden rounded-full bg-line">
        <span
          className={`filled block h-full rounded-full bg-brand transition-[inline-size] duration-200 ${
            percent === null ? 'ms-[30%] w-2/5 animate-pulse' : ''
          }`}
          {...(percent === null ? {} : { style: { inlineSize: `${percent}%` } })}
        />
      </span>
    </span>
  )
}
