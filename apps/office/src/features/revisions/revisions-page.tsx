import type { OpenProposal, RevisionToPropose } from '@milgo/contracts/office/revision-fields'
import { revisionPath } from '@milgo/contracts/office-paths'
import { momentText } from '@milgo/messages/moment-text'
import { plainMoney } from '@milgo/messages/money-text'
import { Badge } from '@milgo/ui/badge.tsx'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { LoadedPage } from '../../lib/loaded-page.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useLanguage, useWords } from '../../lib/words.ts'

const sum = (amount: number | null): string => (amount === null ? '–' : plainMoney(amount))

/** Proposals that wait for a second signature, and rejections that were revoked after publication. */
export const RevisionsPage = () => {
  const { officeRevisions } = useWords()
  const language = useLanguage()
  const query = useQuery({
    queryKey: ['office-revisions', language],
    queryFn: ({ signal }) => callCore('GET /office/revisions', { signal }),
  })
  return (
    <LoadedPage words={officeRevisions.list} query={query}>
      {({ proposals, to_propose }) => (
        <>
          <Proposals proposals={proposals} />
          <ToPropose rows={to_propose} />
        </>
      )}
    </LoadedPage>
  )
}

const RequestLink = ({ row }: { row: Pick<OpenProposal, 'request_id' | 'request_number'> }) => (
  <Link to={revisionPath(row.request_id)} className={textLinkStyle}>
    <Ltr>{row.request_number}</Ltr>
  </Link>
)

const Proposals = ({ proposals }: { proposals: readonly OpenProposal[] }) => {
  const { officeRevisions } = useWords()
  const words = officeRevisions.list
  return (
    <DataTable
      caption={words.proposals}
      keyOf={({ request_id }: OpenProposal) => request_id}
      rows={proposals}
      empty={words.noProposals}
      columns={[
        {
          id: 'request',
          label: words.request,
          isRowHeader: true,
          cell: (row: OpenProposal) => <RequestLink row={row} />,
        },
        { id: 'student', label: words.student, cell: ({ name }: OpenProposal) => <bdi>{name}</bdi> },
        {
          id: 'change',
          label: words.change,
          cell: ({ award_before, award }: OpenProposal) => (
            <Ltr className="tabular-nums">{`${sum(award_before)} → ${sum(award)}`}</Ltr>
          ),
        },
        {
          id: 'reason',
          label: words.reason,
          cell: ({ reason }: OpenProposal) => (
            <span className="line-clamp-2 max-w-80 wrap-anywhere">
              <bdi>{reason}</bdi>
            </span>
          ),
        },
        {
          id: 'by',
          label: words.by,
          cell: ({ proposed_by }: OpenProposal) => <bdi>{proposed_by.name}</bdi>,
        },
        {
          id: 'at',
          label: words.at,
          cell: ({ proposed_at }: OpenProposal) => (
            <Ltr className="tabular-nums">{momentText(new Date(proposed_at))}</Ltr>
          ),
        },
        {
          id: 'state',
          label: words.state,
          cell: ({ may_sign }: OpenProposal) => (
            <Badge tone={may_sign ? 'sun' : 'neutral'}>{may_sign ? words.maySign : words.forOthers}</Badge>
          ),
        },
      ]}
    />
  )
}

const ToPropose = ({ rows }: { rows: readonly RevisionToPropose[] }) => {
  const { officeRevisions } = useWords()
  const words = officeRevisions.list
  return (
    <div>
      <DataTable
        caption={words.toPropose}
        keyOf={({ request_id }: RevisionToPropose) => request_id}
        rows={rows}
        empty={words.noneToPropose}
        columns={[
          {
            id: 'request',
            label: words.request,
            isRowHeader: true,
            cell: (row: RevisionToPropose) => <RequestLink row={row} />,
          },
          { id: 'student', label: words.student, cell: ({ name }: RevisionToPropose) => <bdi>{name}</bdi> },
          {
            id: 'institution',
            label: words.institution,
            cell: ({ institution }: RevisionToPropose) => institution,
          },
          {
            id: 'reason',
            label: words.reason,
            cell: ({ revoke_reason }: RevisionToPropose) => (
              <span className="line-clamp-2 max-w-80 wrap-anywhere">
                <bdi>{revoke_reason}</bdi>
              </span>
            ),
          },
          {
            id: 'revoked',
            label: words.revoked,
            cell: ({ revoked_at }: RevisionToPropose) => (
              <Ltr className="tabular-nums">{revoked_at && momentText(new Date(revoked_at))}</Ltr>
            ),
          },
        ]}
      />
      {rows.length > 0 && <p className="mt-2 text-small text-ink-soft">{words.toProposeText}</p>}
    </div>
  )
}
