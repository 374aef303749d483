import { institutionListPath } from '@milgo/contracts/office-paths'
import { useNavigate } from 'react-router'
import { FileCheckForm } from '../../lib/file-check-form.tsx'
import { useWords } from '../../lib/words.ts'
import { uploadList } from './upload-list.ts'
import { useRefreshLists } from './use-institution-lists.ts'

type Props = {
  readonly period: string
  readonly institutions: readonly { readonly id: number; readonly name: string }[]
}

/** Asks for a file and the institution that sent it. The report of the check is the next page. */
export const CheckFileForm = ({ period, institutions }: Props) => {
  const { upload: words } = useWords().officeInstitutionLists
  const navigate = useNavigate()
  const refresh = useRefreshLists()
  return (
    <FileCheckForm
      words={words}
      owner={{
        label: words.institution,
        placeholder: words.chooseInstitution,
        isMissing: words.needsInstitution,
        options: institutions.map(({ id, name }) => ({ value: String(id), label: name })),
      }}
      onCheck={async (institution, file) => {
        const { id } = await uploadList(period, institution, file)
        await refresh()
        await navigate(institutionListPath(id))
      }}
    />
  )
}
