import { institutionListPath } from '@milgo/contracts/office-paths'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { ErrorLine } from '@milgo/ui/error-line.tsx'
import { SelectField } from '@milgo/ui/select-field.tsx'
import { Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { useSubmit } from '../../lib/use-submit.ts'
import { useWords } from '../../lib/words.ts'
import { uploadList } from './upload-list.ts'
import { useRefreshLists } from './use-institution-lists.ts'

type Props = { readonly institutions: readonly { readonly id: number; readonly name: string }[] }

/** Which institution has sent which file; the report of the check is the next page. */
export const CheckFileForm = ({ institutions }: Props) => {
  const { upload: words } = useWords().officeInstitutionLists
  const navigate = useNavigate()
  const refresh = useRefreshLists()
  const { isBusy, failure, submit } = useSubmit()
  const [institution, setInstitution] = useState<string | null>(null)
  const [file, setFile] = useState<File>()
  const [isTried, setIsTried] = useState(false)
  const id = useId()
  const isFileMissing = isTried && file === undefined
  const check = () => {
    setIsTried(true)
    if (institution === null || file === undefined) return
    void submit(async () => {
      const { id: listId } = await uploadList(institution, file)
      await refresh()
      await navigate(institutionListPath(listId))
    })
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
        label={words.institution}
        placeholder={words.chooseInstitution}
        options={institutions.map(({ id: value, name }) => ({ value: String(value), label: name }))}
        value={institution}
        onChange={setInstitution}
        isRequired
        error={isTried && institution === null ? words.needsInstitution : undefined}
      />
      <div>
        <label htmlFor={`${id}-file`} className="mb-1.5 block font-medium">
          {words.file}
        </label>
        <input
          id={`${id}-file`}
          type="file"
          required
          accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-describedby={`${id}-help${isFileMissing ? ` ${id}-error` : ''}`}
          aria-invalid={isFileMissing}
          onChange={(event) => setFile(event.currentTarget.files?.[0])}
          className="block min-h-12.5 w-full rounded-small border border-line-strong bg-surface p-2 text-small file:me-4 file:min-h-8.5 file:cursor-pointer file:rounded-full file:border-0 file:bg-brand-wash file:px-4 file:font-medium file:text-brand aria-invalid:border-bad"
        />
        {isFileMissing && (
          <div id={`${id}-error`} className="mt-1.5">
            <ErrorLine>{words.needsFile}</ErrorLine>
          </div>
        )}
        <p id={`${id}-help`} className="mt-1.5 text-small text-ink-soft">
          {words.fileHelp}
        </p>
      </div>
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
