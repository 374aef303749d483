import { requestPath } from '@milgo/contracts/office-paths'
import { isApplied } from '@milgo/domain/institution-list/list-outcome'
import { fill } from '@milgo/messages/fill'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { SelectField } from '@milgo/ui/select-field.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../lib/words.ts'
import type { ListedRow } from './use-institution-lists.ts'

const outcomeOf = ({ applied, checked }: ListedRow) => applied ?? checked

const filters = {
  all: () => true,
  onlyApplied: (row: ListedRow) => isApplied(outcomeOf(row)),
  onlyNot: (row: ListedRow) => !isApplied(outcomeOf(row)),
  onlyRevision: ({ revoked }: ListedRow) => revoked === 'NEEDS_REVISION',
} as const
type Filter = keyof typeof filters

const isFilter = (value: string): value is Filter => value in filters

/** The report: a line for each row of the file. */
export const ListRows = ({ rows }: { rows: readonly ListedRow[] }) => {
  const { officeInstitutionLists } = useWords()
  const { report: words } = officeInstitutionLists
  const [filter, setFilter] = useState<Filter>('all')
  const offered = (Object.keys(filters) as Filter[]).filter(
    (name) => name === 'all' || name === filter || rows.some(filters[name]),
  )
  const columns = [
    { id: 'row', label: words.row, isNumeric: true, isRowHeader: true, cell: ({ row }: ListedRow) => row },
    {
      id: 'number',
      label: words.number,
      cell: ({ number }: ListedRow) => (number === '' ? '–' : <Ltr>{number}</Ltr>),
    },
    { id: 'request', label: words.request, cell: ({ request }: ListedRow) => <Named request={request} /> },
    { id: 'reason', label: words.reason, cell: ({ reason }: ListedRow) => <bdi>{reason ?? '–'}</bdi> },
    { id: 'outcome', label: words.outcome, cell: (row: ListedRow) => <Outcome row={row} /> },
  ]
  return (
    <>
      <div className="mb-4 w-72 max-w-full">
        <SelectField
          label={words.filter}
          placeholder={words.all}
          options={offered.map((value) => ({ value, label: words[value] }))}
          value={filter}
          onChange={(value) => setFilter(isFilter(value) ? value : 'all')}
        />
      </div>
      <div className="overflow-x-auto">
        <DataTable
          caption={words.caption}
          columns={columns}
          rows={rows.filter(filters[filter])}
          keyOf={({ row }) => String(row)}
          empty={<p className="p-6 text-ink-soft">{words.nothing}</p>}
        />
      </div>
    </>
  )
}

const Named = ({ request }: Pick<ListedRow, 'request'>) =>
  request === null ? (
    '–'
  ) : (
    <Link to={requestPath(request.id)} className="text-brand underline underline-offset-4">
      <bdi>{request.name}</bdi> <Ltr>{request.number}</Ltr>
    </Link>
  )

const Outcome = ({ row }: { row: ListedRow }) => {
  const { outcomes, revokeOutcomes, report } = useWords().officeInstitutionLists
  const outcome = outcomeOf(row)
  if (row.revoked !== null)
    return (
      <span className={row.revoked === 'NEEDS_REVISION' ? 'font-medium text-sun-ink' : ''}>
        {revokeOutcomes[row.revoked]}
      </span>
    )
  if (isApplied(outcome)) return outcomes[outcome]
  const sentence = row.applied === null ? report.notApplied : report.wasNotApplied
  return <span className="text-sun-ink">{fill(sentence, { why: outcomes[outcome] })}</span>
}
