import { institutionListPath } from '@milgo/contracts/office-paths'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { SelectField } from '@milgo/ui/select-field.tsx'
import { Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { SpreadsheetInput } from '../../lib/spreadsheet-input.tsx'
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
      <SpreadsheetInput
        words={words}
        file={file}
        onChoose={setFile}
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
