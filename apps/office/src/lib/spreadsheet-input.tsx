import { ErrorLine } from '@milgo/ui/error-line.tsx'
import { useId } from 'react'

type Words = {
  readonly file: string
  readonly chooseFile: string
  readonly noFile: string
  readonly fileHelp: string
}

type Props = {
  readonly words: Words
  readonly file: File | undefined
  readonly onChoose: (file: File | undefined) => void
  readonly error: string | undefined
}

/** Chooses a spreadsheet or a text table from the user's disk. */
export const SpreadsheetInput = ({ words, file, onChoose, error }: Props) => {
  const id = useId()
  return (
    <div>
      <span id={`${id}-label`} className="mb-1.5 block font-medium">
        {words.file}
      </span>
      <label
        className={`flex min-h-12.5 cursor-pointer flex-wrap items-center gap-3 rounded-small border bg-surface p-2 text-small has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) ${error === undefined ? 'border-line-strong hover:border-brand' : 'border-bad'}`}
      >
        <span
          id={`${id}-choose`}
          className="flex min-h-8.5 shrink-0 items-center rounded-full bg-brand-wash px-4 font-medium text-brand"
        >
          {words.chooseFile}
        </span>
        <bdi className="min-w-0 text-ink-soft">{file?.name ?? words.noFile}</bdi>
        <input
          type="file"
          required
          accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-describedby={`${id}-help${error === undefined ? '' : ` ${id}-error`}`}
          aria-invalid={error !== undefined}
          onChange={({ currentTarget }) => {
            onChoose(currentTarget.files?.[0])
            // Resets the input, because a user who corrected the file chooses the same one again. The browser would
            // report no change.
            currentTarget.value = ''
          }}
          className="sr-only"
        />
      </label>
      {error !== undefined && (
        <div id={`${id}-error`} className="mt-1.5">
          <ErrorLine>{error}</ErrorLine>
        </div>
      )}
      <p id={`${id}-help`} className="mt-1.5 text-small text-ink-soft">
        {words.fileHelp}
      </p>
    </div>
  )
}
