import { institutionListPath } from '@milgo/contracts/office-paths'
import { inGroups } from '@milgo/messages/in-groups'
import { momentText } from '@milgo/messages/moment-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { EmptyState } from '@milgo/ui/empty-state.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { FileX2 } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { PageHeading } from '../../lib/page-heading.tsx'
import { PeriodChoice } from '../../lib/period-choice.tsx'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useWords } from '../../lib/words.ts'
import { CheckFileForm } from './check-file-form.tsx'
import { StateBadge } from './state-badge.tsx'
import { type InstitutionList, useInstitutionLists } from './use-institution-lists.ts'

/**
 * Files in which institutions reject students: checked here, applied and revoked on the page of each. `?period=` names a
 * period other than the current one.
 */
export const InstitutionListsPage = () => {
  const { officeInstitutionLists: words } = useWords()
  const failureText = useFailureText()
  const [search, setSearch] = useSearchParams()
  const { data, error, refetch } = useInstitutionLists(search.get('period'))
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div>
          <PageHeading title={words.title} />
          <p className="mt-1 max-w-[70ch] text-ink-soft">{words.text}</p>
        </div>
        {data && (
          <PeriodChoice
            label={words.period}
            periods={data.periods}
            chosen={data.period}
            onChoose={(code) => setSearch({ period: code })}
          />
        )}
      </div>
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
          {data.period !== null && (
            <CheckFileForm key={data.period} period={data.period} institutions={data.institutions} />
          )}
          <section aria-label={words.lists.title} className="min-w-0">
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
      cell: ({ rows }: InstitutionList) => inGroups(rows),
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
