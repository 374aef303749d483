import type { DictionaryReport } from '@milgo/contracts/office/dictionary-fields'
import type { ListedDictionary } from '@milgo/contracts/office/list-dictionaries'
import { ImportedDictionary } from '@milgo/domain/period/imported-dictionary'
import { useState } from 'react'
import { FileCheckForm } from '../../lib/file-check-form.tsx'
import { uploadFile } from '../../lib/upload-file.ts'
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

/** Asks for a file and its dictionary. The result of the check is shown until another file or dictionary is chosen. */
export const ImportForm = ({ dictionaries, onApplied }: Props) => {
  const { upload: words, names } = useWords().officeDictionaries
  const [checked, setChecked] = useState<Checked>()
  return (
    <>
      <FileCheckForm
        words={words}
        owner={{
          label: words.dictionary,
          placeholder: words.chooseDictionary,
          isMissing: words.needsDictionary,
          options: ImportedDictionary.options.map((value) => ({ value, label: names[value] })),
        }}
        about={(chosen) =>
          dictionaries
            .filter(({ dictionary }) => dictionary === chosen)
            .map((about) => <Columns key={chosen} {...about} />)
        }
        isChecked={checked !== undefined}
        onChange={() => setChecked(undefined)}
        onCheck={async (dictionary, file) => {
          const report = await uploadFile<DictionaryReport>(`/office/dictionaries/${dictionary}/check`, file)
          setChecked({ file, dictionary, report })
        }}
      />
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
