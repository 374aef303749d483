import type { DictionaryReport } from '@milgo/contracts/office/dictionary-fields'
import type { ListedDictionary } from '@milgo/contracts/office/list-dictionaries'
import { ImportedDictionary } from '@milgo/domain/period/imported-dictionary'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { SelectField } from '@milgo/ui/select-field.tsx'
import { useId, useState } from 'react'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { SpreadsheetInput } from '../../lib/spreadsheet-input.tsx'
import { uploadFile } from '../../lib/upload-file.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { useWords } from '../../lib/words.ts'
import { CheckedFile } from './checked-file.tsx'

type Props = {
  readonly dictionaries: readonly ListedDictionary[]
  readonly onApplied: () => void
}

type Checked = {
  readonly file: File
  readonly dictionary: ImportedDictionary
  readonly report: DictionaryReport
}

/** Which file belongs to which dictionary; what was checked is shown until another file or dictionary is chosen. */
export const ImportForm = ({ dictionaries, onApplied }: Props) => {
  const { upload: words, names } = useWords().officeDictionaries
  const { isBusy, failure, submit } = useSubmit()
  const [chosen, setChosen] = useState<ImportedDictionary | null>(null)
  const [file, setFile] = useState<File>()
  const [isTried, setIsTried] = useState(false)
  const [checked, setChecked] = useState<Checked>()
  const id = useId()
  const about = dictionaries.find(({ dictionary }) => dictionary === chosen)
  const check = () => {
    setIsTried(true)
    setChecked(undefined)
    if (chosen === null || file === undefined) return
    void submit(async () => {
      const report = await uploadFile<DictionaryReport>(`/office/dictionaries/${chosen}/check`, file)
      setChecked({ file, dictionary: chosen, report })
    })
  }
  return (
    <>
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
          label={words.dictionary}
          placeholder={words.chooseDictionary}
          options={ImportedDictionary.options.map((value) => ({ value, label: names[value] }))}
          value={chosen}
          onChange={(value) => {
            setChosen(ImportedDictionary.nullable().parse(value))
            setChecked(undefined)
          }}
          isRequired
          error={isTried && chosen === null ? words.needsDictionary : undefined}
        />
        {about && <Columns {...about} />}
        <SpreadsheetInput
          words={words}
          file={file}
          onChoose={(next) => {
            setFile(next)
            setChecked(undefined)
          }}
          error={isTried && file === undefined ? words.needsFile : undefined}
        />
        <div className="flex flex-wrap items-center gap-4">
          <ActionButton variant="primary" type="submit" busyText={isBusy ? words.checking : undefined}>
            {words.check}
          </ActionButton>
          <p className="text-small text-ink-soft">{words.unchanged}</p>
        </div>
      </form>
      {checked && <CheckedFile key={checked.report.sha256} {...checked} onApplied={onApplied} />}
    </>
  )
}

const Columns = ({ columns, required }: ListedDictionary) => {
  const { upload: words } = useWords().officeDictionaries
  return (
    <div className="text-small text-ink-soft">
      <p>{words.columns}</p>
      <p dir="ltr" className="mt-1 flex flex-wrap gap-x-3 gap-y-1 font-mono rtl:justify-end">
        {columns.map((column) => (
          <span key={column} className={required.includes(column) ? 'font-bold text-ink' : ''}>
            {column}
          </span>
        ))}
      </p>
    </div>
  )
}
