import { institutionListPath } from '@milgo/contracts/office-paths'
import { momentText } from '@milgo/messages/moment-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { EmptyState } from '@milgo/ui/empty-state.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { FileX2 } from 'lucide-react'
import { Link } from 'react-router'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useWords } from '../../lib/words.ts'
import { CheckFileForm } from './check-file-form.tsx'
import { StateBadge } from './state-badge.tsx'
import { type InstitutionList, useInstitutionLists } from './use-institution-lists.ts'

/** Files in which institutions reject students: checked here, applied and revoked on the page of each. */
export const InstitutionListsPage = () => {
  const { officeInstitutionLists: words } = useWords()
  const failureText = useFailureText()
  const { data, error, refetch } = useInstitutionLists()
  return (
    <>
      <PageHeading title={words.title} />
      <p className="mt-1 mb-6 max-w-[70ch] text-ink-soft">{words.text}</p>
      {error && !data && (
        <Banner
          tone="bad"
          title={words.lists.failed}
          announce="alert"
          action={
            <ActionButton variant="secondary" onPress={() => void refetch()}>
              {words.lists.retry}
            </ActionButton>
          }
        >
          {failureText(error)}
        </Banner>
      )}
      {!data && !error && <Skeleton className="h-80 text-ink" />}
      {data && (
        <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
          <CheckFileForm institutions={data.institutions} />
          <section aria-labelledby="lists-of-period" className="min-w-0">
            <h2 id="lists-of-period" className="mb-4 text-lead">
              {words.lists.title}
            </h2>
            <ListsTable lists={data.lists} />
          </section>
        </div>
      )}
    </>
  )
}

const ListsTable = ({ lists }: { lists: readonly InstitutionList[] }) => {
  const { lists: words } = useWords().officeInstitutionLists
  const columns = [
    {
      id: 'institution',
      label: words.institution,
      isRowHeader: true,
      cell: ({ id, institution }: InstitutionList) => (
        <Link to={institutionListPath(id)} className="font-medium text-brand underline underline-offset-4">
          <bdi>{institution}</bdi>
        </Link>
      ),
    },
    {
      id: 'file',
      label: words.file,
      cell: ({ file_name }: InstitutionList) => <bdi className="break-all">{file_name}</bdi>,
    },
    {
      id: 'rows',
      label: words.rows,
      isNumeric: true,
      cell: ({ rows }: InstitutionList) => rows.toLocaleString('en'),
    },
    {
      id: 'by',
      label: words.by,
      cell: ({ checked }: InstitutionList) =>
        checked && (
          <span>
            <bdi>{checked.by}</bdi>
            <br />
            <Ltr>{momentText(new Date(checked.at))}</Ltr>
          </span>
        ),
    },
    { id: 'state', label: words.state, cell: ({ state }: InstitutionList) => <StateBadge state={state} /> },
  ]
  return (
    <div className="overflow-x-auto">
      <DataTable
        caption={words.caption}
        columns={columns}
        rows={lists}
        keyOf={({ id }) => id}
        empty={<EmptyState icon={<FileX2 />} title={words.none.title} text={words.none.text} />}
      />
    </div>
  )
}
