import { ActionButton } from '@milgo/ui/action-button.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { SelectField } from '@milgo/ui/select-field.tsx'
import { Upload } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { FailureBanner } from './failure-banner.tsx'
import { SpreadsheetInput } from './spreadsheet-input.tsx'
import { useSubmit } from './use-submit.ts'

type Words = ComponentProps<typeof SpreadsheetInput>['words'] &
  Readonly<Record<'title' | 'failed' | 'needsFile' | 'check' | 'checking' | 'unchanged', string>>

type Props<Value extends string> = {
  readonly words: Words
  /** What the file belongs to. */
  readonly owner: {
    readonly label: string
    readonly placeholder: string
    readonly isMissing: string
    readonly options: readonly { readonly value: Value; readonly label: string }[]
  }
  /** What is said of a chosen owner. */
  readonly about?: (chosen: Value) => ReactNode
  /** Another file or owner was chosen: what was checked before is no longer about them. */
  readonly onChange?: () => void
  readonly onCheck: (chosen: Value, file: File) => Promise<void>
}

/** Whose file it is, the file, and the button that has it checked. */
export const FileCheckForm = <Value extends string>({
  words,
  owner,
  about,
  onChange,
  onCheck,
}: Props<Value>) => {
  const { isBusy, failure, submit } = useSubmit()
  const [chosen, setChosen] = useState<Value | null>(null)
  const [file, setFile] = useState<File>()
  const [isTried, setIsTried] = useState(false)
  const id = useId()
  const check = () => {
    setIsTried(true)
    onChange?.()
    if (chosen !== null && file !== undefined) void submit(() => onCheck(chosen, file))
  }
  return (
    <form
      aria-labelledby={`${id}-title`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        check()
      }}
      className={`${cardStyle} flex flex-col gap-5 p-6`}
    >
      <h2 id={`${id}-title`} className="text-lead">
        {words.title}
      </h2>
      <FailureBanner title={words.failed} failure={failure} />
      <SelectField
        label={owner.label}
        placeholder={owner.placeholder}
        options={owner.options}
        value={chosen}
        onChange={(next) => {
          setChosen(next)
          onChange?.()
        }}
        isRequired
        error={isTried && chosen === null ? owner.isMissing : undefined}
      />
      {chosen !== null && about?.(chosen)}
      <SpreadsheetInput
        words={words}
        file={file}
        onChoose={(next) => {
          setFile(next)
          onChange?.()
        }}
        error={isTried && file === undefined ? words.needsFile : undefined}
      />
      <div className="flex flex-wrap items-center gap-4">
        <ActionButton variant="primary" type="submit" busyText={isBusy ? words.checking : undefined}>
          <Upload aria-hidden="true" className="size-5" />
          {words.check}
        </ActionButton>
        <p className="text-small text-ink-soft">{words.unchanged}</p>
      </div>
    </form>
  )
}
