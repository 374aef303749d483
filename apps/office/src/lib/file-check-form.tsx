import { ActionButton } from '@milgo/ui/action-button.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { SelectField } from '@milgo/ui/select-field.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { Upload } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { ActionRow } from './action-row.tsx'
import { FailureBanner } from './failure-banner.tsx'
import { SpreadsheetInput } from './spreadsheet-input.tsx'

type Words = ComponentProps<typeof SpreadsheetInput>['words'] &
  Readonly<Record<'title' | 'failed' | 'needsFile' | 'check' | 'checking' | 'unchanged', string>>

type Props<Value extends string> = {
  readonly words: Words
  /** The choice of the file's owner, such as an institution. */
  readonly owner: {
    readonly label: string
    readonly placeholder: string
    readonly isMissing: string
    readonly options: readonly { readonly value: Value; readonly label: string }[]
  }
  /** Returns a remark about the chosen owner. */
  readonly about?: (chosen: Value) => ReactNode
  /** Called when another file or owner is chosen, because the earlier check no longer applies. */
  readonly onChange?: () => void
  readonly onCheck: (chosen: Value, file: File) => Promise<void>
  /** The file was checked, and the next action is below the form. */
  readonly isChecked?: boolean
}

/** Asks for a file and its owner, with a button that has the file checked. */
export const FileCheckForm = <Value extends string>({
  words,
  owner,
  about,
  onChange,
  onCheck,
  isChecked = false,
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
      <ActionRow note={words.unchanged}>
        <ActionButton
          variant={isChecked ? 'secondary' : 'primary'}
          type="submit"
          busyText={isBusy ? words.checking : undefined}
        >
          <Upload aria-hidden="true" className="size-5" />
          {words.check}
        </ActionButton>
      </ActionRow>
    </form>
  )
}
