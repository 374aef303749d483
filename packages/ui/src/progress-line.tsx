import { ProgressBar } from 'react-aria-components'

/** How far something has come; without a number it only says that it goes on. */
export const ProgressLine = ({ label, percent }: { label: string; percent: number | null }) => (
  <ProgressBar aria-label={label} value={percent ?? 0} isIndeterminate={percent === null} className="grow">
    {({ percentage }) => (
      <span className="block h-2 overflow-hidden rounded-full bg-line">
        <span
          className={`filled block h-full rounded-full bg-brand transition-[inline-size] duration-200 ${
            percentage === undefined ? 'ms-[30%] w-2/5 animate-pulse' : ''
          }`}
          {...(percentage === undefined ? {} : { style: { inlineSize: `${percentage}%` } })}
        />
      </span>
    )}
  </ProgressBar>
)
